import { useNavigation } from 'react-router-dom';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import { useShop } from '../../page/use-shop.ts';
import type { Variant } from './nearest-variant.ts';

export const PICTURE_SIZES = '(min-width: 80rem) 40rem, (min-width: 64rem) 50vw, 100vw';

/** The variant that was just chosen, as far as the page knows it, until the rest of it is loaded. */
export function useShownVariant(product: Product): Product {
  const { location } = useNavigation();
  const { country } = useShop();
  const chosen = product.family?.variants.find(
    ({ productCode }) => `/products-details/${productCode}` === location?.pathname,
  );
  if (!chosen || chosen.productCode === product.productCode || !country) return product;
  const { countryCode, denomination } = country;
  const price = chosen.price && { countryCode, denomination, ...chosen.price };
  return { ...product, ...chosen, productPictureAlt: '', price };
}

/** Loads the large picture of a variant that is about to be chosen. */
export function preloadPicture({ productPicture, productPictureSrcset }: Variant) {
  if (!productPicture) return;
  const picture = new Image();
  picture.sizes = PICTURE_SIZES;
  picture.srcset = productPictureSrcset ?? '';
  picture.src = productPicture;
}
