import type { ReactNode } from 'react';
import type { PageTexts } from '../../../texts/page-texts.ts';
import { paragraphsOf } from '../paragraphs.ts';

type Project = PageTexts<'projects'>['entries'][number];
type StoryProps = Pick<Project, 'facts' | 'sections'> & { children: ReactNode };

/** Facts in one column, the story in the other. */
export function Story({ facts, sections, children }: StoryProps) {
  return (
    <div className="mt-12 grid gap-x-16 gap-y-12 sm:mt-16 lg:grid-cols-[4fr_8fr]">
      <dl className="grid content-start gap-x-8 self-start border-t border-line sm:max-lg:grid-cols-2 lg:sticky lg:top-32">
        {facts.map(({ label, value }) => (
          <div key={label} className="border-b border-line py-3.5">
            <dt className="text-small text-muted">{label}</dt>
            <dd className="mt-0.5 text-body">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="max-w-[34rem]">
        {sections.map(({ heading, text }) => (
          <section key={heading} className="mt-12 first:mt-0">
            <h2 className="text-heading font-semibold">{heading}</h2>
            {paragraphsOf(text).map(paragraph => (
              <p key={paragraph} className="mt-4 text-body leading-[1.7]">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
        {children}
      </div>
    </div>
  );
}
