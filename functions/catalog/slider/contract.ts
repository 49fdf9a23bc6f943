import * as z from 'zod';
import { openApiMeta } from '../../contracts/described.ts';
import { optionalLine, whole } from '../../contracts/fields.ts';
import { MAX_ROWS } from '../../contracts/list-limits.ts';
import { listFilter } from '../../contracts/paging.ts';
import { CHOOSE_PICTURE } from '../../contracts/pictures.ts';
import { isOfTheWeb, isPath } from '../../contracts/web-address.ts';
import { exampleRowOf, inOrder, requestFieldsOf } from '../../records/record.ts';
import { filtersOf, responseSchema, rulesOf, sortsOf, withDefaults } from '../../records/rules.ts';
import { SLIDER_IMAGE } from './record.ts';

const isLink = (text: string) => isPath(text) || (isOfTheWeb(text) && text.startsWith('https:'));

const link = optionalLine('Link', { max: SLIDER_IMAGE.fields.link.max })
  .refine(
    given => given === null || isLink(given),
    'Link must be a path like /products-list, or an address like https://example.com',
  )
  .register(openApiMeta, {
    title: 'Link',
    description:
      'Where the slide leads: a path of this shop, or an address that starts with https:; null for the list of products',
    examples: [SLIDER_IMAGE.fields.link.example],
  });

const rules = rulesOf(SLIDER_IMAGE, { link });
const { imageId, ...shown } = responseSchema(SLIDER_IMAGE);
const SHOWN_FIRST = 'imageId id imageUrl imageSrcset imageWidth imageHeight imageAlt'.split(' ');
const EXAMPLE = exampleRowOf(SLIDER_IMAGE, requestFieldsOf);

export const SliderImage = z
  .object({
    imageId,
    id: z.int().register(openApiMeta, { description: 'Same as imageId' }),
    imageUrl: z.string(),
    imageSrcset: z.string().nullable().register(openApiMeta, {
      description: 'Available sizes, for the srcset of an <img>; null if there is only one',
    }),
    imageWidth: z.int(),
    imageHeight: z.int(),
    ...shown,
    imageAlt: z.string().register(openApiMeta, {
      description: 'Alternative text, if its caption doesn’t describe the picture',
    }),
  })
  .register(openApiMeta, {
    id: 'SliderImage',
    examples: [
      inOrder(
        {
          ...EXAMPLE,
          imageId: 1,
          id: 1,
          imageUrl: '/pictures/5f2d1c0b9a8e7d6c5b4a39281706f5e4d3c2b1a0.webp',
          imageSrcset: null,
          imageWidth: 1920,
          imageHeight: 720,
          imageAlt: '',
        },
        SHOWN_FIRST,
      ),
    ],
  });
export type SliderImage = z.infer<typeof SliderImage>;

export const CreateSliderImage = z
  .object(withDefaults(SLIDER_IMAGE, rules))
  .register(openApiMeta, { id: 'CreateSliderImage', examples: [EXAMPLE] });
export type CreateSliderImage = z.infer<typeof CreateSliderImage>;

export const UpdateSliderImage = z
  .object(rules)
  .partial()
  .register(openApiMeta, { id: 'UpdateSliderImage', examples: [EXAMPLE] });
export type UpdateSliderImage = z.infer<typeof UpdateSliderImage>;

/** The fields of the form: pictures are identified by their URLs. */
export const SliderForm = CreateSliderImage.extend({ files: z.array(z.string()).min(1, CHOOSE_PICTURE) });
export type SliderForm = z.infer<typeof SliderForm>;

/** How many are active; more may be prepared while they are hidden. */
export const MOST_SLIDES = 5;
export const TOO_MANY_SLIDES = 'You can only upload up to 5 images.';

/** The ids of all slider images, in display order. */
export const SliderOrder = z
  .object({
    imageIds: z
      .array(whole('Image', { min: 1 }), { error: 'List the image IDs in display order' })
      .min(1, 'List the image IDs in display order')
      .max(MAX_ROWS, `List at most ${MAX_ROWS} images`)
      .refine(ids => new Set(ids).size === ids.length, 'An image is listed twice'),
  })
  .register(openApiMeta, { id: 'SliderOrder', examples: [{ imageIds: [2, 1, 3] }] });
export type SliderOrder = z.infer<typeof SliderOrder>;

export const SliderFilter = listFilter(sortsOf(SLIDER_IMAGE, ['displayOrder'])).extend(
  filtersOf(SLIDER_IMAGE),
);
export type SliderFilter = z.infer<typeof SliderFilter>;
