import { coversIn } from './cover.ts';

export const projectWords = {
  title: 'Projects',
  description:
    'Six pieces of work behind this shop, from seven price lists to a parcel without print: what we wanted, what we did, what is left.',
  headline: 'Six things we worked on.',
  lead: 'Nobody sees most of the work in a shop. These six pieces of it can be looked at: what we set out to do, how it went, and what is still open.',
  all: 'All projects',
  previous: 'Previous project',
  next: 'Next project',
} as const;

const covers = coversIn(
  import.meta.glob<string>('./pictures/project-*.webp', { eager: true, import: 'default' }),
);

const project = <Slug extends string>(slug: Slug, title: string, line: string, alt: string) => ({
  slug,
  title,
  line,
  picture: { ...covers(`project-${slug}`), alt },
});

/** For the galleries; the stories are in project-stories.ts, to keep those pages light. */
export const projects = [
  project(
    'seven-price-lists',
    'Seven price lists',
    'Every country got a price list of its own, and nothing is converted on the way to the till.',
    'Seven price lists in a fan, each under a coin of its own',
  ),
  project(
    'one-light',
    'One light',
    'Twenty-four things, drawn from the same side in the same light, so that only the things differ.',
    'A kettle under a lamp at the upper left, and a sketch of it',
  ),
  project(
    'spare-parts',
    'Spare parts',
    'For each thing that can be opened, we wrote down how, and what goes back in.',
    'Headphones taken apart: headband, pads, speakers, screws, and one screwdriver',
  ),
  project(
    'plain-parcel',
    'Plain parcel',
    'A box with no print and no plastic, filled with its own offcuts and designed down to the way it is opened.',
    'A lantern in an open cardboard box with paper wool, beside it paper tape and string',
  ),
  project(
    'eight-weeks',
    'Eight weeks',
    'Soap that has to rest before it is sold, and a shop that had to learn to wait for it.',
    'Bars of green soap resting in rows on a wooden rack',
  ),
  project(
    'undyed',
    'Undyed',
    'A blanket in the colours that sheep have, and the words it took to sell it.',
    'A stack of blankets from cream to dark brown, and two balls of wool',
  ),
] as const;

export type Project = (typeof projects)[number];
