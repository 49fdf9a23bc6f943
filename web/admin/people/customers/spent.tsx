import type { Customer } from '../../../../functions/people/customers/contract.ts';
import { formatMoney } from '../../format.ts';

/** One line per currency. */
export function Spent({ of: spent }: { of: Customer['spent'] }) {
  if (spent.length === 0) return '–';
  return spent.map(({ denomination, amount }) => (
    <bdi key={denomination} className="block whitespace-nowrap">
      {formatMoney(amount, denomination)}
    </bdi>
  ));
}
