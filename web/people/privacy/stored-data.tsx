import { privacy } from '../../texts/privacy.ts';

const { heading, list, labels } = privacy.kept;

export function StoredData() {
  return (
    <section className="mt-14">
      <h2 className="text-title font-semibold">{heading}</h2>
      <ul className="mt-5 border-b border-line">
        {list.map(({ what, where, why, long }) => (
          <li key={what} className="grid gap-x-8 gap-y-2 border-t border-line py-4 sm:grid-cols-[11rem_1fr]">
            <h3 className="font-medium">{what}</h3>
            <div>
              <p>{why}</p>
              <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-small text-muted">
                <dt>{labels.where}</dt>
                <dd>{where}</dd>
                <dt>{labels.long}</dt>
                <dd>{long}</dd>
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
