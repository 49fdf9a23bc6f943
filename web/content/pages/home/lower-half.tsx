import type { Department } from '../../../texts/navigation.ts';
import { Articles } from './articles.tsx';
import { Bestsellers } from './bestsellers.tsx';
import { Counters } from './counters.tsx';
import { Delivery } from './delivery.tsx';
import { Departments } from './departments.tsx';
import { Gallery } from './gallery.tsx';
import { Hero } from './hero.tsx';
import type { HomeData } from './home-data.ts';
import { Newest } from './newest.tsx';
import { OwnHour } from './own-hour.tsx';
import { Questions } from './questions.tsx';
import { Rings } from './rings.tsx';
import { Room, Thing } from './room.tsx';
import { Testimonials } from './testimonials.tsx';
import { TopServices } from './top-services.tsx';
import { WhatWeDo } from './what-we-do.tsx';

export { loadHome } from './home-loader.ts';

export type LowerHalfProps = HomeData & { departments: readonly Department[] };

/** Everything below the slides: what is sold first, then what nobody shops by. */
export function LowerHalf({ departments, ...data }: LowerHalfProps) {
  const { slides, written, bestsellers, room, thing, newest, articles, services, projects, totals } = data;
  return (
    <>
      <OwnHour {...data} />
      <Departments departments={departments} />
      <Bestsellers products={bestsellers} />
      <Room room={room} />
      <Thing room={thing} />
      <Delivery {...data} />
      <Newest products={newest} />
      <Articles articles={articles} />
      {slides.length > 0 && <Hero written={written} />}
      <TopServices services={services} lead={written?.servicesLead} />
      <WhatWeDo {...written} />
      <Gallery projects={projects} lead={written?.projectsLead} />
      {written && <Testimonials {...written} />}
      <Questions />
      <Rings {...totals} />
      <Counters {...totals} />
    </>
  );
}
