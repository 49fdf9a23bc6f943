import * as z from 'zod';
import { flag, prose, whole } from './fields.ts';
import { listFilter } from './paging.ts';

export const MOST_SLIDER_IMAGES = 5;

const fields = {
  title: prose('Title', { max: 200 }),
  caption: prose('Caption', { max: 500 }),
  displayStatus: flag('Display status'),
  displayOrder: whole('Display order', { max: 1_000_000 }),
};

export const SliderImage = z.object({
  imageId: z.number(),
  id: z.number(),
  imageUrl: z.string(),
  imageSrcset: z.string().nullable(),
  imageWidth: z.number(),
  imageHeight: z.number(),
  title: z.string(),
  caption: z.string(),
  displayStatus: z.boolean(),
  displayOrder: z.number(),
});
export type SliderImage = z.infer<typeof SliderImage>;

export const CreateSliderImage = z.object({
  title: fields.title.default(''),
  caption: fields.caption.default(''),
  displayStatus: fields.displayStatus.default(true),
  displayOrder: fields.displayOrder.default(1),
});
export type CreateSliderImage = z.infer<typeof CreateSliderImage>;

export const UpdateSliderImage = z.object(fields).partial();
export type UpdateSliderImage = z.infer<typeof UpdateSliderImage>;

export const SliderFilter = listFilter([
  'displayOrder',
  'imageId',
  'title',
  'caption',
  'displayStatus',
]).extend({ displayStatus: flag('Status').optional() });
export type SliderFilter = z.infer<typeof SliderFilter>;
