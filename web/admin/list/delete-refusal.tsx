import type { Reference } from '../../../functions/contracts/problem.ts';
import type { ApiProblem } from '../../api/client.ts';
import { formatCount, formatNumber } from '../format.ts';
import type { Words } from '../resource-words.ts';
import { errorMessage } from '../unanswered.ts';

type DeleteRefusalProps = {
  words: Words;
  problem: ApiProblem;
  /** The row loaded; only the deletion failed. */
  isRead: boolean;
};

/** Why it was not deleted. */
export function DeleteRefusal({ words, problem, isRead }: DeleteRefusalProps) {
  if (problem.status === 412) return words.changed;
  if (problem.references.length > 0) {
    return (
      <>
        <p className="font-medium">{words.inUse}</p>
        <ul className="mt-1 list-disc ps-4">
          {problem.references.map(reference => (
            <li key={reference.kind}>{listed(reference)}</li>
          ))}
        </ul>
      </>
    );
  }
  return (
    <>
      <p className="font-medium">{isRead ? words.failedToDelete : words.failedToLoad}</p>
      <p>{isRead ? errorMessage(problem) : problem.message}</p>
    </>
  );
}

/** The API's names for references, in singular and plural. */
const KINDS: Record<string, [one: string, many: string]> = {
  subcategories: ['subcategory', 'subcategories'],
  productprices: ['price', 'prices'],
  products: ['product', 'products'],
  comments: ['comment', 'comments'],
  orders: ['order', 'orders'],
};

function listed({ kind, count, names }: Reference): string {
  const [one, many] = KINDS[kind] ?? [kind, kind];
  const more = count > names.length ? `, and ${formatNumber(count - names.length)} more` : '';
  return `${formatCount(count, one, many)}: ${names.join(', ')}${more}`;
}
