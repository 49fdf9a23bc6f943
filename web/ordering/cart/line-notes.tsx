import { ended } from '../../../functions/contracts/sentences.ts';
import type { Quote, QuotedLine } from '../../../functions/ordering/cart/contract.ts';
import { useShop } from '../../page/use-shop.ts';
import { Button } from '../../ui/button.tsx';
import { type Change, sentencesOf } from './cart-seen.ts';
import { CHANGE } from './change-cart.ts';

type LineNotesProps = { quoted: QuotedLine; country: Quote['country']; change: Change | undefined };

/** Why a line cannot be bought as is, and what has changed. */
export function LineNotes({ quoted, country, change }: LineNotesProps) {
  const { locale } = useShop();
  const { productCode, problem, available } = quoted;
  const changed = change ? sentencesOf(change, country.denomination, locale).join(' ') : '';
  const why = problem && lineProblem(quoted, country);
  if (!why && !changed) return null;
  return (
    <div className="mt-1 grid justify-items-start gap-2 border-s-2 border-notice ps-3 text-small">
      {changed && <p>{changed}</p>}
      {why && <p>{why}</p>}
      {problem === 'not-enough' && (
        <Button
          type="submit"
          size="sm"
          name={CHANGE}
          value={`take ${productCode} ${available}`}
          formNoValidate
        >
          {`Change to ${available}`}
        </Button>
      )}
    </div>
  );
}

export function lineProblem({ problem, available, quantity }: QuotedLine, { countryName }: Quote['country']) {
  switch (problem) {
    case 'not-enough':
      return `Only ${available} left; you have ${quantity} in your cart.`;
    case 'out-of-stock':
      return 'Out of stock. Not included in the total.';
    case 'not-sold':
      return `${ended(`Not sold in ${countryName}`)} Not included in the total.`;
    default:
      return 'No longer available. Not included in the total.';
  }
}
