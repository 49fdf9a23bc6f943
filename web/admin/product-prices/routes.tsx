import type { RouteObject } from 'react-router-dom';

const screen = (name: 'List' | 'Create' | 'Edit') => async () => ({
  Component: (await import('./screens.tsx'))[name],
});

export const productPriceRoutes: RouteObject[] = [
  { path: 'product-prices', lazy: screen('List') },
  { path: 'product-prices/create', lazy: screen('Create') },
  { path: 'product-prices/edit/:productCode/:countryId', lazy: screen('Edit') },
];
