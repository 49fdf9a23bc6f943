import { CreateScreen, EditScreen } from '../form/form-screens.tsx';
import { ProductForm } from './product-form.tsx';
import { products } from './products.ts';

export const createRoute = {
  element: (
    <CreateScreen resource={products}>
      <ProductForm />
    </CreateScreen>
  ),
};

export const editRoute = {
  element: <EditScreen resource={products}>{stored => <ProductForm stored={stored} />}</EditScreen>,
};
