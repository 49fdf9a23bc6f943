import { useShop } from '../../../page/use-shop.ts';
import type { PageTexts } from '../../../texts/page-texts.ts';
import { askFor, pricingWords } from '../../../texts/pricing.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Formatted } from '../../../ui/formatted.tsx';

type Pricing = PageTexts<'pricing'>;
type PlanProps = { plan: Pricing['entries'][number] } & Pick<Pricing, 'currency' | 'invoiced'>;

export function Plan({ plan: { name, price, whom, text }, currency, invoiced }: PlanProps) {
  const { locale } = useShop();
  return (
    <section className="flex flex-col bg-surface p-6 sm:p-10">
      <h2 className="text-title font-semibold">{name}</h2>
      <p className="mt-1 text-muted">{whom}</p>
      <p className="mt-8 flex flex-wrap items-baseline gap-x-3">
        <Formatted
          className="text-display font-semibold tabular-nums"
          by={wholeMoney}
          of={[price, currency, locale]}
        />
        <span className="text-muted">{pricingWords.per}</span>
      </p>
      {invoiced && <p className="mt-2 text-fine text-muted">{invoiced}</p>}
      <p className="mt-8 max-w-md">{text}</p>
      <div className="mt-auto pt-8">
        <ButtonLink to={askFor(name)} variant="primary">
          {pricingWords.ask(name)}
        </ButtonLink>
      </div>
    </section>
  );
}

/** Whole amounts without decimals; currencies are free text. */
function wholeMoney(price: number, currency: string, locale: string): string {
  const minimumFractionDigits = Number.isInteger(price) ? 0 : 2;
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits }).format(
      price,
    );
  } catch {
    return `${new Intl.NumberFormat(locale, { minimumFractionDigits }).format(price)} ${currency}`;
  }
}
