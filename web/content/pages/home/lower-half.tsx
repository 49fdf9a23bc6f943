import { Counters } from './counters.tsx';
import { Gallery } from './gallery.tsx';
import type { HomeData } from './home-data.ts';
import { Newest } from './newest.tsx';
import { Questions } from './questions.tsx';
import { Rings } from './rings.tsx';
import { Testimonials } from './testimonials.tsx';
import { TopServices } from './top-services.tsx';
import { WhatWeDo } from './what-we-do.tsx';

export { storiesIn } from './stories.ts';

/** Everything below the fold. */
export function LowerHalf({ written, newest, services, projects, totals }: HomeData) {
  return (
    <>
      <Counters {...totals} />
      <Newest products={newest} />
      <TopServices services={services} lead={written?.servicesLead} />
      <WhatWeDo {...written} />
      <Rings {...totals} />
      <Gallery projects={projects} lead={written?.projectsLead} />
      {written && <Testimonials {...written} />}
      <Questions />
    </>
  );
}
