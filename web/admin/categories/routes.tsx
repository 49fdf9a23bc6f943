import type { RouteObject } from 'react-router-dom';
import { CreateScreen, EditScreen } from '../form/form-screens.tsx';
import { categories } from './categories.ts';
import { CategoryForm } from './category-form.tsx';
import { CategoryList } from './category-list.tsx';

export const categoryRoutes: RouteObject[] = [
  { path: 'categories', element: <CategoryList /> },
  {
    path: 'categories/create',
    element: (
      <CreateScreen resource={categories}>
        <CategoryForm />
      </CreateScreen>
    ),
  },
  {
    path: 'categories/edit/:id',
    element: <EditScreen resource={categories}>{stored => <CategoryForm stored={stored} />}</EditScreen>,
  },
];
