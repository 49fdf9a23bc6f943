import * as z from 'zod';
import { described } from './described.ts';
import { flag, prose, whole } from './fields.ts';
import { listFilter } from './paging.ts';
import { altText, CHOOSE_PICTURE } from './pictures.ts';

const fields = {
  imageAlt: altText,
  title: prose('Title', { max: 200 }),
  caption: prose('Caption', { max: 500 }),
  displayStatus: flag('Display status'),
  displayOrder: whole('Display order', { max: 1_000_000 }),
};

const EXAMPLE = {
  title: 'Slow mornings',
  caption: 'Kettles, cups and the time to use them.',
  displayStatus: true,
  displayOrder: 1,
};

export const SliderImage = z
  .object({
    imageId: z.int(),
    id: z.int().register(described, { description: 'The same as imageId' }),
    imageUrl: z.string(),
    imageSrcset: z.string().nullable().register(described, {
      description: 'Its sizes, as an <img> takes them; null where there is one only',
    }),
    imageWidth: z.int(),
    imageHeight: z.int(),
    imageAlt: z.string().register(described, { description: 'What it shows, where its words do not say it' }),
    title: z.string(),
    caption: z.string(),
    displayStatus: z.boolean(),
    displayOrder: z.int(),
  })
  .register(described, {
    id: 'SliderImage',
    examples: [
      {
        imageId: 1,
        id: 1,
        imageUrl: '/pictures/5f2d1c0b9a8e7d6c5b4a39281706f5e4d3c2b1a0.webp',
        imageSrcset: null,
        imageWidth: 1920,
        imageHeight: 720,
        imageAlt: '',
        ...EXAMPLE,
      },
    ],
  });
export type SliderImage = z.infer<typeof SliderImage>;

export const CreateSliderImage = z
  .object({
    imageAlt: fields.imageAlt.default(''),
    title: fields.title.default(''),
    caption: fields.caption.default(''),
    displayStatus: fields.displayStatus.default(true),
    displayOrder: fields.displayOrder.default(1),
  })
  .register(described, { id: 'CreateSliderImage', examples: [EXAMPLE] });
export type CreateSliderImage = z.infer<typeof CreateSliderImage>;

export const UpdateSliderImage = z
  .object(fields)
  .partial()
  .register(described, { id: 'UpdateSliderImage', examples: [EXAMPLE] });
export type UpdateSliderImage = z.infer<typeof UpdateSliderImage>;

/** What a person fills in: pictures are known by the addresses that show them. */
export const SliderForm = CreateSliderImage.extend({ files: z.array(z.string()).min(1, CHOOSE_PICTURE) });
export type SliderForm = z.infer<typeof SliderForm>;

/** At most so many images are in the slider. */
export const MOST_SLIDES = 5;
export const TOO_MANY_SLIDES = 'You can only upload up to 5 images.';

/** The ids of all slider images, in the order that they are to be shown in. */
export const SliderOrder = z
  .object({
    imageIds: z
      .array(whole('Image', { min: 1 }), { error: 'Name the images in their order' })
      .min(1, 'Name the images in their order')
      .max(MOST_SLIDES, `Name at most ${MOST_SLIDES} images`)
      .refine(ids => new Set(ids).size === ids.length, 'An image is named twice'),
  })
  .register(described, { id: 'SliderOrder', examples: [{ imageIds: [2, 1, 3] }] });
export type SliderOrder = z.infer<typeof SliderOrder>;

export const SliderFilter = listFilter([
  'displayOrder',
  'imageId',
  'title',
  'caption',
  'displayStatus',
]).extend({ displayStatus: flag('Status').optional() });
export type SliderFilter = z.infer<typeof SliderFilter>;
