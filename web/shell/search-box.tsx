import { Search } from 'lucide-react';
import type { ToggleEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { Form } from '../ui/form.tsx';
import { closePopovers, Popover } from '../ui/popover.tsx';
import { useQuery } from '../ui/use-query.ts';

const LIST = '/products-list';
const ID = 'site-search';

/** Leads to the product list; there it keeps showing the search text. On phones, a button opens it. */
export function SearchBox() {
  const params = useQuery();
  const { pathname } = useLocation();
  const q = (pathname === LIST && params.get('q')) || '';
  return (
    <>
      <button
        type="button"
        popoverTarget={ID}
        aria-label="Open search"
        className="grid size-11 place-items-center lg:hidden"
      >
        <Search size={20} />
      </button>
      <Popover
        id={ID}
        onToggle={focusField}
        className="inset-x-0 top-16 w-full border-x-0 border-t-0 px-gutter py-3 lg:static lg:me-auto lg:block lg:w-auto
          lg:max-w-md lg:flex-1 lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none"
      >
        <search>
          <Form action={LIST} onSubmit={closePopovers} className="relative">
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
              <Search size={18} />
            </button>
          </Form>
        </search>
      </Popover>
    </>
  );
}

const focusField = ({ currentTarget }: ToggleEvent<HTMLElement>) =>
  currentTarget.querySelector('input')?.focus();
