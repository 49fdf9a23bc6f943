import clsx from 'clsx';
import type { PriceThere } from '../../functions/contracts/products.ts';

/** So few that every piece counts. */
export const FEW = 5;

/** How much is left, with the sun beside what is nearly gone. */
export function StockLine({ price: { stockAvailable } }: { price: PriceThere }) {
  const [words, dot] =
    stockAvailable === 0
      ? ['Out of stock', 'bg-edge']
      : stockAvailable <= FEW
        ? [`Only ${stockAvailable} left`, 'bg-notice']
        : ['In stock', 'bg-action'];
  return (
    <p className="flex items-center gap-2 text-fine text-muted">
      <span aria-hidden="true" className={clsx('size-1.5 rounded-full', dot)} />
      {words}
    </p>
  );
}
