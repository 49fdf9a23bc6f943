import type { PageTexts } from '../../../texts/page-texts.ts';
import { pricingWords } from '../../../texts/pricing.ts';

type ComparisonProps = { plans: PageTexts<'pricing'>['entries'] };

/** What the plans include, side by side. */
export function Comparison({ plans }: ComparisonProps) {
  const rows = [...new Set(plans.flatMap(({ includes }) => includes.map(({ what }) => what)))];
  if (rows.length === 0) return null;
  return (
    <section className="mx-auto w-full max-w-page px-gutter py-16 sm:py-24">
      <h2 className="text-heading font-semibold">{pricingWords.included}</h2>
      <table className="mt-8 w-full border-b border-line text-start text-small sm:text-body">
        <caption className="sr-only">{pricingWords.sideBySide}</caption>
        <thead>
          <tr>
            <td />
            {plans.map(({ name }) => (
              <th key={name} scope="col" className="py-3 ps-4 text-start font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(what => (
            <tr key={what} className="border-t border-line align-top">
              <th scope="row" className="w-2/5 py-4 text-start font-normal text-muted">
                {what}
              </th>
              {plans.map(({ name, includes }) => (
                <td key={name} className="py-4 ps-4 font-medium">
                  {includes.find(included => included.what === what)?.amount ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
