import { X } from 'lucide-react';
import { Link } from '../../ui/link.tsx';
import { type ListFilter, listPath } from './list-address.ts';
import type { LoadedList } from './list-loader.ts';

type ChipsProps = { filter: ListFilter; list: Pick<LoadedList, 'category' | 'subcategory'> };

/** The active filters, each with a link that removes it. */
export default function Chips({ filter, list: { category, subcategory } }: ChipsProps) {
  const chips = [
    { name: filter.q && `“${filter.q}”`, without: { q: '' } },
    { name: !filter.department && category?.categoryName, without: { category: '', subcategory: '' } },
    { name: subcategory?.subcategoryName, without: { subcategory: '' } },
    ...filter.options.map(option => ({
      name: option.replace(':', ': '),
      without: { options: filter.options.filter(other => other !== option) },
    })),
    { name: filter.inStock && 'In stock only', without: { inStock: false } },
  ].filter(({ name }) => name);
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="mt-4 flex flex-wrap gap-2">
      {chips.map(({ name, without }) => (
        <li key={String(name)}>
          <Link
            to={listPath({ ...filter, ...without, page: 1 })}
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
