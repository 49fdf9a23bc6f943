import type { PriceThere } from '../../../functions/catalog/products/contract.ts';

/** Up to this many, the exact number is shown. */
export const FEW = 5;

export function StockLine({ price: { stockAvailable } }: { price: PriceThere }) {
  const [words, left] =
    stockAvailable === 0
      ? ['Out of stock', 'none']
      : stockAvailable <= FEW
        ? [`Only ${stockAvailable} left`, 'few']
        : ['In stock'];
  return (
    <p className="stock-line" data-left={left}>
      {words}
    </p>
  );
}
