import { homeSections } from '../../../texts/home-sections.ts';
import type { HomeData } from './home-data.ts';
import { Section } from './section.tsx';

const { heading, lead, list } = homeSections.promises;

type Promises = Partial<Pick<NonNullable<HomeData['written']>, 'promises' | 'promisesLead'>>;

export function WhatWeDo({ promises = [], promisesLead }: Promises) {
  return (
    <Section id="what-we-do" heading={heading} lead={promisesLead || lead} raised wide quiet>
      <dl className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {(promises.length > 0 ? promises : list).map(({ title, text }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 text-small text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
