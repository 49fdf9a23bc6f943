import { homeSections } from '../../../texts/home-sections.ts';
import type { HomeData } from './home-data.ts';
import { Section } from './section.tsx';

const { heading, lead, list } = homeSections.promises;

type Promises = Partial<Pick<NonNullable<HomeData['written']>, 'promises' | 'promisesLead'>>;

export function WhatWeDo({ promises = [], promisesLead }: Promises) {
  return (
    <Section id="what-we-do" heading={heading} lead={promisesLead || lead} raised>
      <dl className="grid gap-10 sm:grid-cols-2">
        {(promises.length > 0 ? promises : list).map(({ title, text }) => (
          <div key={title} className="border-t border-line pt-5">
            <dt className="text-title font-semibold">{title}</dt>
            <dd className="mt-2 text-body text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
