import { Counters } from './counters.tsx';
import { Departments } from './departments.tsx';
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
export function LowerHalf({ written, categories, newest, services, projects, totals }: HomeData) {
  return (
    <>
      <Counters all={totals.all} categories={categories.length} />
      <Newest products={newest} />
      <Departments categories={categories} />
      <TopServices services={services} lead={written?.servicesLead} />
      <WhatWeDo {...written} />
      <Rings {...totals} />
      <Gallery projects={projects} lead={written?.projectsLead} />
      {written && <Testimonials {...written} />}
      <Questions />
    </>
  );
}
