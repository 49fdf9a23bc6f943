import { pricing } from '../../texts/pricing.ts';

const { heading, caption, rows } = pricing.table;

export function Comparison() {
  return (
    <section className="mx-auto w-full max-w-page px-gutter py-16 sm:py-24">
      <h2 className="text-heading font-semibold">{heading}</h2>
      <table className="mt-8 w-full border-b border-line text-start text-small sm:text-body">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <td />
            {pricing.plans.map(({ name }) => (
              <th key={name} scope="col" className="py-3 ps-4 text-start font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([what, ...both]) => (
            <tr key={what} className="border-t border-line align-top">
              <th scope="row" className="w-2/5 py-4 text-start font-normal text-muted">
                {what}
              </th>
              {both.map((amount, index) => (
                <td key={pricing.plans[index]?.name} className="py-4 ps-4 font-medium">
                  {amount}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
