import { useShop } from '../../../page/use-shop.ts';
import { aboutWords } from '../../../texts/about.ts';
import { Formatted } from '../../../ui/formatted.tsx';
import { formatNumber } from '../../../ui/money.ts';

export type Counts = { products: number; categories: number };

const { heading, note, ...names } = aboutWords.figures;

export function Figures({ products, categories }: Counts) {
  const { countries, locale } = useShop();
  const currencies = new Set(countries.map(({ denomination }) => denomination)).size;
  const figures = [
    [products, names.products],
    [categories, names.categories],
    [countries.length, names.countries],
    [currencies, names.currencies],
  ] as const;
  const shown = figures.filter(([count]) => count > 0);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="figures" className="bg-sunken">
      <div className="mx-auto w-full max-w-page px-gutter py-14 sm:py-20">
        <h2 id="figures" className="sr-only">
          {heading}
        </h2>
        <dl className="grid grid-cols-2 gap-x-8 gap-y-10 lg:grid-cols-4">
          {shown.map(([count, name]) => (
            <div key={name} className="flex flex-col-reverse">
              <dt className="mt-2 text-muted">{name}</dt>
              <Formatted
                as="dd"
                className="text-display font-semibold tabular-nums"
                by={formatNumber}
                of={[count, locale]}
              />
            </div>
          ))}
        </dl>
        <p className="mt-10 text-small text-muted">{note}</p>
      </div>
    </section>
  );
}
