import { home } from '../../content/home.ts';
import { Section } from './section.tsx';

export function Promises() {
  const { heading, lead, list } = home.promises;
  return (
    <div className="border-t border-line bg-surface">
      <Section id="promises" heading={heading} lead={lead}>
        <dl className="grid gap-x-10 gap-y-10 sm:grid-cols-2">
          {list.map(({ title, text }) => (
            <div key={title} className="border-t border-line pt-5">
              <dt className="text-title font-semibold">{title}</dt>
              <dd className="mt-2 max-w-prose text-body text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </div>
  );
}
