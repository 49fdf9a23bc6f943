import { X } from 'lucide-react';
import { Link } from '../../ui/link.tsx';
import { searchOf, type Wanted } from './list-address.ts';
import type { Listed } from './list-loader.ts';

type ChipsProps = { wanted: Wanted } & Pick<Listed, 'categories' | 'subcategories'>;

/** What the list is filtered by, each with a way to take it away. */
export function Chips({ wanted, categories, subcategories }: ChipsProps) {
  const category = categories.find(({ categoryId }) => String(categoryId) === wanted.category)?.categoryName;
  const subcategory = subcategories.find(
    it => String(it.subcategoryId) === wanted.subcategory,
  )?.subcategoryName;
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
