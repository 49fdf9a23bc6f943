import * as z from 'zod';
import { described } from './described.ts';
import { flag, prose, whole } from './fields.ts';
import { listFilter } from './paging.ts';

const fields = {
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
        ...EXAMPLE,
      },
    ],
  });
export type SliderImage = z.infer<typeof SliderImage>;

export const CreateSliderImage = z
  .object({
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

export const SliderFilter = listFilter([
  'displayOrder',
  'imageId',
  'title',
  'caption',
  'displayStatus',
]).extend({ displayStatus: flag('Status').optional() });
export type SliderFilter = z.infer<typeof SliderFilter>;
