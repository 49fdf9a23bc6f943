import type { RouteObject } from 'react-router-dom';
import { CreateScreen, EditScreen } from '../form/form-screens.tsx';
import { subcategories } from './subcategories.ts';
import { SubcategoryForm } from './subcategory-form.tsx';
import { SubcategoryList } from './subcategory-list.tsx';

export const subcategoryRoutes: RouteObject[] = [
  { path: 'subcategories', element: <SubcategoryList /> },
  {
    path: 'subcategories/create',
    element: (
      <CreateScreen resource={subcategories}>
        <SubcategoryForm />
      </CreateScreen>
    ),
  },
  {
    path: 'subcategories/edit/:id',
    element: (
      <EditScreen resource={subcategories}>{stored => <SubcategoryForm stored={stored} />}</EditScreen>
    ),
  },
];
