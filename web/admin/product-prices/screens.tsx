import { CreateScreen, EditScreen } from '../form/form-screens.tsx';
import { ProductPriceForm } from './product-price-form.tsx';
import { productPrices } from './product-prices.ts';

export { ProductPriceList as List } from './product-price-list.tsx';

export const Create = () => (
  <CreateScreen resource={productPrices}>
    <ProductPriceForm />
  </CreateScreen>
);

export const Edit = () => (
  <EditScreen resource={productPrices}>{stored => <ProductPriceForm stored={stored} />}</EditScreen>
);
