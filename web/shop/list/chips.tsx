import { X } from 'lucide-react';
import { Link } from '../../ui/link.tsx';
import { chosenNames, type Shelves } from './chosen-names.ts';
import { searchOf, type Wanted } from './list-address.ts';

type ChipsProps = { wanted: Wanted; shelves: Shelves };

/** What the list is filtered by, each with a way to take it away. */
export function Chips({ wanted, shelves }: ChipsProps) {
  const { category, subcategory } = chosenNames(wanted, shelves);
  const chips = [
    { name: wanted.q && `“${wanted.q}”`, without: { q: '' } },
    { name: category, without: { category: '', subcategory: '' } },
    { name: subcategory, without: { subcategory: '' } },
    { name: wanted.inStock && 'In stock only', without: { inStock: false } },
  ].filter(({ name }) => name);
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Filtered by" className="mt-4 flex flex-wrap gap-2">
      {chips.map(({ name, without }) => (
        <li key={String(name)}>
          <Link
            to={`/products-list${searchOf({ ...wanted, ...without, page: 1 })}`}
            preventScrollReset
            className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-action-soft px-3 text-small hover:bg-sunken
              pointer-coarse:min-h-11"
          >
            <span className="sr-only">Remove filter </span>
            <span className="wrap-anywhere">{name}</span>
            <X size={14} aria-hidden="true" className="shrink-0" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
