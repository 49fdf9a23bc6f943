import { X } from 'lucide-react';
import type { FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useShop } from '../../page/use-shop.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Form } from '../../ui/form.tsx';
import { Formatted } from '../../ui/formatted.tsx';
import { formatTotal } from '../../ui/money.ts';
import { Popover } from '../../ui/popover.tsx';
import { Select } from '../../ui/select.tsx';
import type { ListFilter } from './list-address.ts';
import type { LoadedList } from './list-loader.ts';
import { OptionFilters } from './option-filters.tsx';
import { FILTERS } from './use-filters.ts';

export const DRAWER = 'filter-drawer';

type FiltersProps = Pick<LoadedList, 'categories' | 'subcategories' | 'options' | 'total'> & {
  filter: ListFilter;
  onReset: (event: FormEvent) => void;
};

/**
 * A column on desktops, a drawer on phones. Every choice is a URL; without JavaScript, a button submits the form.
 */
export function Filters({ filter, categories, subcategories, options, total, onReset }: FiltersProps) {
  const { locale } = useShop();
  const place = useLocation().pathname;
  return (
    <Popover
      id={DRAWER}
      className="inset-y-0 start-0 h-dvh w-80 max-w-[90vw] overflow-y-auto p-5 lg:static lg:block lg:h-auto lg:w-auto
        lg:overflow-visible lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none"
    >
      <div className="mb-4 flex items-center justify-between lg:hidden">
        <h2 className="text-title font-semibold">Filters</h2>
        <IconButton label="Close filters" popoverTarget={DRAWER} popoverTargetAction="hide">
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div className="lg:sticky lg:top-36">
        <Form id={FILTERS} action={place} autoComplete="off" className="grid gap-5">
          {filter.q && <input type="hidden" name="q" value={filter.q} />}
          {!filter.department && (
            <Select label="Category" name="category" defaultValue={filter.category}>
              <option value="">All</option>
              {categories.map(({ categoryId, categoryName }) => (
                <option key={categoryId} value={categoryId}>
                  {categoryName}
                </option>
              ))}
            </Select>
          )}
          <Select
            label="Subcategory"
            name="subcategory"
            defaultValue={filter.subcategory}
            disabled={!filter.category}
            hint={filter.category ? undefined : 'Choose a category first.'}
          >
            <option value="">All Subcategories</option>
            {subcategories.map(({ subcategoryId, subcategoryName }) => (
              <option key={subcategoryId} value={subcategoryId}>
                {subcategoryName}
              </option>
            ))}
          </Select>
          <OptionFilters filter={filter} options={options} />
          <Checkbox label="In stock only" name="inStock" value="true" defaultChecked={filter.inStock} />
          <noscript>
            <Button type="submit">Apply</Button>
          </noscript>
        </Form>
        <Form action={place} onSubmit={onReset} className="mt-5">
          {filter.sort && <input type="hidden" name="sort" value={filter.sort} />}
          <Button type="submit" variant="quiet" className="-ms-4">
            Reset Filters
          </Button>
        </Form>
      </div>
      <Button
        variant="primary"
        popoverTarget={DRAWER}
        popoverTargetAction="hide"
        className="mt-6 w-full lg:hidden"
      >
        <Formatted by={showText} of={[total, locale]} />
      </Button>
    </Popover>
  );
}

const showText = (total: number, locale: string) =>
  `Show ${formatTotal(total, locale)} ${total === 1 ? 'result' : 'results'}`;
