import { useShop } from '../../../page/use-shop.ts';
import { homeSections } from '../../../texts/home-sections.ts';
import { Formatted } from '../../../ui/formatted.tsx';
import { formatNumber } from '../../../ui/money.ts';
import type { HomeData } from './home-data.ts';

const words = homeSections.counters;

/** Live counts. */
type CountersProps = Pick<HomeData['totals'], 'all' | 'departments'>;

export function Counters({ all, departments }: CountersProps) {
  const { countries, locale } = useShop();
  const counted: [string, number][] = [
    [words.products, all],
    [words.departments, departments],
    [words.countries, countries.length],
    [words.currencies, new Set(countries.map(({ denomination }) => denomination)).size],
  ];
  const shown = counted.filter(([, number]) => number > 0);
  if (shown.length === 0) return null;
  return (
    <section aria-label={words.label} className="border-t border-line">
      <dl className="mx-auto grid max-w-page grid-cols-2 gap-6 px-gutter py-9 sm:grid-cols-4">
        {shown.map(([name, number]) => (
          <div key={name} className="flex flex-col-reverse justify-end border-s border-line ps-5">
            <dt className="mt-1 text-small text-muted">{name}</dt>
            <Formatted
              as="dd"
              className="text-title font-semibold tabular-nums"
              by={formatNumber}
              of={[number, locale]}
            />
          </div>
        ))}
      </dl>
    </section>
  );
}
