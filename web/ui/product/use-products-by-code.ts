import { useEffect, useState } from 'react';
import type { ListedProduct } from '../../api/products.ts';
import { listByCode } from '../../api/suggested-products.ts';
import { useShop } from '../../page/use-shop.ts';

type Loaded = { asked: number[]; place: string | undefined; products: ListedProduct[] };

/** In this order, with prices of the country; undefined until they are loaded, none if that failed. */
export function useProductsByCode(codes: readonly number[]): ListedProduct[] | undefined {
  const place = useShop().country?.countryCode;
  const [loaded, setLoaded] = useState<Loaded>();
  const known = loaded?.place === place ? loaded : undefined;
  const isKnown = codes.every(code => known?.asked.includes(code));
  const text = codes.join();
  useEffect(() => {
    if (isKnown) return;
    let isLeft = false;
    const asked = text.split(',').map(Number);
    const show = (products: ListedProduct[]) => isLeft || setLoaded({ asked, place, products });
    listByCode(asked, place).then(show, () => show([]));
    return () => {
      isLeft = true;
    };
  }, [text, place, isKnown]);
  return known && codes.flatMap(code => known.products.find(({ productCode }) => productCode === code) ?? []);
}
