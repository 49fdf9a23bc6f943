import { PageMeta } from '../../../page/page-meta.tsx';
import { breadcrumbList } from '../../../page/structured-data.ts';
import { useShop } from '../../../page/use-shop.ts';
import { pricing } from '../../texts/pricing.ts';
import { NumberedSteps } from '../numbered-steps.tsx';
import { PageOpening } from '../page-opening.tsx';
import { Comparison } from './comparison.tsx';
import { Plan } from './plan.tsx';

const { title, description, heading, lead, plans, currency, start, demonstration } = pricing;
const steps = [{ label: 'Home', to: '/' }, { label: title }];

export function Component() {
  const { origin } = useShop();
  return (
    <>
      <PageMeta
        title={title}
        description={description}
        about={[breadcrumbList(origin, steps), ...plans.map(offerOf)]}
      />
      <PageOpening steps={steps} heading={heading} lead={lead} />
      <div className="mx-auto w-full max-w-page mt-14 px-gutter sm:mt-20">
        <div className="grid gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-2">
          {plans.map(plan => (
            <Plan key={plan.name} {...plan} />
          ))}
        </div>
      </div>
      <Comparison />
      <div className="border-t border-line bg-surface">
        <section className="mx-auto w-full max-w-page px-gutter py-16 sm:py-24">
          <div className="grid gap-x-16 gap-y-3 lg:grid-cols-2">
            <h2 className="text-heading font-semibold">{start.heading}</h2>
            <p className="max-w-prose text-title leading-normal font-normal text-muted">{start.lead}</p>
          </div>
          <NumberedSteps steps={start.steps} className="mt-12 lg:grid-cols-3" />
          <p className="mt-12 max-w-prose text-small text-muted">{demonstration}</p>
        </section>
      </div>
    </>
  );
}

const offerOf = ({ name, price, whom }: (typeof plans)[number]) => ({
  '@type': 'Service',
  name,
  description: whom,
  offers: { '@type': 'Offer', price, priceCurrency: currency },
});
