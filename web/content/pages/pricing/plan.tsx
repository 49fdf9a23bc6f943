import { useShop } from '../../../page/use-shop.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { askFor, pricing } from '../../texts/pricing.ts';

type PlanProps = (typeof pricing.plans)[number];

export function Plan({ name, price, whom, text, action }: PlanProps) {
  const { locale } = useShop();
  const amount = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: pricing.currency,
    minimumFractionDigits: 0,
  }).format(price);
  return (
    <section className="flex flex-col bg-surface p-6 sm:p-10">
      <h2 className="text-title font-semibold">{name}</h2>
      <p className="mt-1 text-muted">{whom}</p>
      <p className="mt-8 flex flex-wrap items-baseline gap-x-3">
        <span className="text-display font-semibold tabular-nums">{amount}</span>
        <span className="text-muted">{pricing.per}</span>
      </p>
      <p className="mt-2 text-fine text-muted">{pricing.invoiced}</p>
      <p className="mt-8 max-w-md">{text}</p>
      <div className="mt-auto pt-8">
        <ButtonLink to={askFor(name)} variant="primary">
          {action}
        </ButtonLink>
      </div>
    </section>
  );
}
