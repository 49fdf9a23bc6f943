import type { PriceThere } from '../../../functions/catalog/products/contract.ts';
import { FEW_LEFT } from '../../../functions/contracts/stock-levels.ts';

export function StockLine({ price: { stockAvailable } }: { price: PriceThere }) {
  const [words, left] =
    stockAvailable === 0
      ? ['Out of stock', 'none']
      : stockAvailable <= FEW_LEFT
        ? [`Only ${stockAvailable} left`, 'few']
        : ['In stock'];
  return (
    <p className="stock-line" data-left={left}>
      {words}
    </p>
  );
}
