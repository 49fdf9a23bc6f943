import { useShop } from '../../page/use-shop.ts';
import { Button } from '../../ui/button.tsx';
import { Formatted } from '../../ui/formatted.tsx';
import { formatTotal } from '../../ui/money.ts';
import { Select } from '../../ui/select.tsx';
import { DRAWER } from './filters.tsx';
import { type ListFilter, SORTS } from './list-address.ts';
import { FILTERS } from './use-filters.ts';

type ResultsBarProps = { filter: ListFilter; total: number; busy: boolean };

export function ResultsBar({ filter, total, busy }: ResultsBarProps) {
  const { locale } = useShop();
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
      <p role="status" className="w-full pb-2 text-small text-muted sm:w-auto">
        {busy ? 'Loading products...' : <Formatted by={resultsText} of={[total, locale]} />}
      </p>
      <Button popoverTarget={DRAWER} className="grow sm:ms-auto sm:flex-none lg:hidden">
        Filters
      </Button>
      <div className="min-w-0 grow-2 basis-32 sm:w-60 sm:flex-none">
        <Select label="Sort" name="sort" form={FILTERS} defaultValue={filter.sort}>
          {SORTS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}

const resultsText = (total: number, locale: string) => `Showing ${formatTotal(total, locale)} results`;
