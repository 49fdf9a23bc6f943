import type { RouteObject } from 'react-router-dom';
import { ProductList } from './product-list.tsx';

/** The forms bring the handling of pictures along, which no list needs. */
export const productRoutes: RouteObject[] = [
  { path: 'products', element: <ProductList /> },
  { path: 'products/create', lazy: async () => (await import('./product-screens.tsx')).createRoute },
  { path: 'products/edit/:id', lazy: async () => (await import('./product-screens.tsx')).editRoute },
];
