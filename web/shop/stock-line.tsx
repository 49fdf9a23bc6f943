import clsx from 'clsx';
import type { PriceThere } from '../../functions/contracts/products.ts';

/** So few that every piece counts. */
export const FEW = 5;

/** How much is left, with the sun beside what is nearly gone. */
export function StockLine({ price: { stockAvailable } }: { price: PriceThere }) {
  const [words, dot] =
    stockAvailable === 0
      ? ['Out of stock', 'before:bg-edge']
      : stockAvailable <= FEW
        ? [`Only ${stockAvailable} left`, 'before:bg-notice']
        : ['In stock', 'before:bg-action'];
  return (
    <p
      className={clsx(
        'flex items-center gap-2 text-fine text-muted before:size-1.5 before:rounded-full',
        dot,
      )}
    >
      {words}
    </p>
  );
}
