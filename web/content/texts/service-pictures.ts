import { type Cover, coversIn } from './cover.ts';
import type { ServiceSlug } from './services.ts';

const covers = coversIn(
  import.meta.glob<string>(
    ['./pictures/project-{plain-parcel,spare-parts,seven-price-lists,undyed,eight-weeks}*.webp'],
    { eager: true, import: 'default' },
  ),
);

/** Not every service has something to show. */
export const servicePictures: { [Slug in ServiceSlug]?: Cover & { alt: string } } = {
  delivery: {
    ...covers('project-plain-parcel'),
    alt: 'A lantern in an open cardboard box, bedded in paper wool, with tape and string beside it',
  },
  repairs: {
    ...covers('project-spare-parts'),
    alt: 'The parts of a pair of headphones in order, and a screwdriver',
  },
  'price-lists': {
    ...covers('project-seven-price-lists'),
    alt: 'Seven price lists like a hand of cards, each with a seal of its own',
  },
  'gift-wrapping': {
    ...covers('project-undyed'),
    alt: 'A pile of folded blankets, the top one held by a woven band',
  },
  'business-orders': {
    ...covers('project-eight-weeks'),
    alt: 'Bars of soap in rows, more than one can count',
  },
};
