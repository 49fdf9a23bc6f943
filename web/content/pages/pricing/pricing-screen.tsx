import { useLoaderData } from 'react-router-dom';
import { currencyCodeOf } from '../../../../functions/contracts/currency-code.ts';
import { loadPage } from '../../../page/load-page.ts';
import { PageMeta } from '../../../page/page-meta.tsx';
import { breadcrumbList } from '../../../page/structured-data.ts';
import { useShop } from '../../../page/use-shop.ts';
import { pricingWords } from '../../../texts/pricing.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { NumberedSteps } from '../numbered-steps.tsx';
import { PageOpening } from '../page-opening.tsx';
import { Comparison } from './comparison.tsx';
import { Plan } from './plan.tsx';

const { title } = pricingWords;
const breadcrumbs = [{ label: 'Home', to: '/' }, { label: title }];

export const loader = loadPage('pricing');

export function Component() {
  const { origin } = useShop();
  const pricing = useLoaderData<typeof loader>();
  if (!pricing || pricing.entries.length === 0) return <NoPlans />;
  const { description, heading, lead, currency, entries, steps, note } = pricing;
  const priceCurrency = currencyCodeOf(currency);
  const offerOf = ({ name, price, whom }: (typeof entries)[number]) => ({
    '@type': 'Service',
    name,
    description: whom,
    ...(priceCurrency && { offers: { '@type': 'Offer', price, priceCurrency } }),
  });
  return (
    <>
      <PageMeta
        title={title}
        description={description || lead}
        about={[breadcrumbList(origin, breadcrumbs), ...entries.map(offerOf)]}
      />
      <PageOpening steps={breadcrumbs} heading={heading || title} lead={lead} />
      <div className="mx-auto w-full max-w-page mt-14 px-gutter sm:mt-20">
        <div className="grid gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-2">
          {entries.map(plan => (
            <Plan key={plan.name} plan={plan} {...pricing} />
          ))}
        </div>
      </div>
      <Comparison plans={entries} />
      {(steps.length > 0 || note) && (
        <div className="border-t border-line bg-surface">
          <section className="mx-auto w-full max-w-page px-gutter py-16 sm:py-24">
            <div className="grid gap-x-16 gap-y-3 lg:grid-cols-2">
              {pricing.startHeading && <h2 className="text-heading font-semibold">{pricing.startHeading}</h2>}
              <p className="max-w-prose text-title leading-normal font-normal text-muted">
                {pricing.startLead}
              </p>
            </div>
            <NumberedSteps steps={steps} className="mt-12 lg:grid-cols-3" />
            {note && <p className="mt-12 max-w-prose text-small text-muted">{note}</p>}
          </section>
        </div>
      )}
    </>
  );
}

/** Most shops have no plans; their prices are in the price list. */
function NoPlans() {
  const { origin } = useShop();
  const { description, heading, lead, products } = pricingWords;
  return (
    <>
      <PageMeta title={title} description={description} about={[breadcrumbList(origin, breadcrumbs)]} />
      <PageOpening steps={breadcrumbs} heading={heading} lead={lead} className="pb-20 sm:pb-28">
        <ButtonLink to="/products-list" variant="primary" className="mt-9">
          {products}
        </ButtonLink>
      </PageOpening>
    </>
  );
}
