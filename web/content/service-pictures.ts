import { type Cover, coversIn } from './cover.ts';
import type { ServiceSlug } from './services.ts';

const covers = coversIn(
  import.meta.glob<string>(
    [
      './pictures/project-{plain-parcel,spare-parts,undyed,eight-weeks}*.webp',
      './pictures/blog-noon-in-seven-countries*.webp',
    ],
    { eager: true, import: 'default' },
  ),
);

/** Of the services that something can be shown of. */
export const servicePictures: { [Slug in ServiceSlug]?: Cover & { alt: string } } = {
  delivery: { ...covers('project-plain-parcel'), alt: 'A plain cardboard parcel' },
  repairs: { ...covers('project-spare-parts'), alt: 'A thing taken apart, its parts laid out in order' },
  'price-lists': {
    ...covers('blog-noon-in-seven-countries'),
    alt: 'A globe, and around it seven price tags on one line',
  },
  'gift-wrapping': { ...covers('project-undyed'), alt: 'Folded wool in the colours of the fleece' },
  'business-orders': { ...covers('project-eight-weeks'), alt: 'Bars of soap resting in rows' },
};
