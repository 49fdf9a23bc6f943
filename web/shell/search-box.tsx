import { Search } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { Form } from '../ui/form.tsx';
import { closePopover } from '../ui/popover.tsx';
import { useQuery } from '../ui/use-query.ts';

const LIST = '/products-list';

/** Leads to the product list; there it keeps showing the search text. */
export function SearchBox({ className = '' }: { className?: string }) {
  const params = useQuery();
  const { pathname } = useLocation();
  const q = (pathname === LIST && params.get('q')) || '';
  return (
    <search className={className}>
      <Form action={LIST} onSubmit={closePopover} className="relative">
        <input
          key={q}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={100}
          aria-label="Search products"
          placeholder="Search products"
          enterKeyHint="search"
          className="h-10 w-full rounded-control border border-edge/60 bg-surface ps-3 pe-11 text-small placeholder:text-muted
            hover:border-edge focus-visible:border-action focus-visible:outline-offset-0 pointer-coarse:h-11
            pointer-coarse:text-body"
        />
        <button
          type="submit"
          aria-label="Search"
          className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-control text-muted hover:text-ink"
        >
          <Search size={18} aria-hidden="true" />
        </button>
      </Form>
    </search>
  );
}
