import type { PriceThere } from '../../functions/contracts/products.ts';

/** So few that every piece counts. */
export const FEW = 5;

/** How much is left, with the sun beside what is nearly gone. */
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
