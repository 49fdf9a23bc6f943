import { useShop } from '../../../page/use-shop.ts';
import { homeSections } from '../../../texts/home-sections.ts';
import { formatNumber } from '../../../ui/money.ts';

const { label, products, departments, countries: selling, currencies } = homeSections.counters;

/** Live counts. */
export function Counters({ all, categories }: { all: number; categories: number }) {
  const { countries, locale } = useShop();
  const counted: [string, number][] = [
    [products, all],
    [departments, categories],
    [selling, countries.length],
    [currencies, new Set(countries.map(({ denomination }) => denomination)).size],
  ];
  const shown = counted.filter(([, number]) => number > 0);
  if (shown.length === 0) return null;
  return (
    <section aria-label={label} className="border-t border-line">
      <dl className="mx-auto grid max-w-page grid-cols-2 gap-x-6 gap-y-8 px-gutter py-12 sm:grid-cols-4">
        {shown.map(([name, number]) => (
          <div key={name} className="flex flex-col-reverse justify-end border-s border-line ps-5">
            <dt className="mt-1 text-small text-muted">{name}</dt>
            <dd className="text-heading font-semibold tabular-nums">{formatNumber(number, locale)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
