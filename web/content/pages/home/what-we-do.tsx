import { homeSections } from '../../texts/home-sections.ts';
import { Section } from './section.tsx';

const { heading, lead, list } = homeSections.promises;

export function WhatWeDo() {
  return (
    <Section id="what-we-do" heading={heading} lead={lead} raised>
      <dl className="grid gap-10 sm:grid-cols-2">
        {list.map(({ title, text }) => (
          <div key={title} className="border-t border-line pt-5">
            <dt className="text-title font-semibold">{title}</dt>
            <dd className="mt-2 text-body text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
