import type { SliderImage, UpdateSliderImage } from '../../functions/contracts/slider.ts';
import { type ApiClient, changeIn, dataOf, done, entityOf, ifMatch, listOf } from './client.ts';

/** The calls of the back office; the one that visitors need is in `slider.ts`. */
export const listSliderImages = (api: ApiClient) => listOf<SliderImage>(api.api.slider.$get({ query: {} }));

export const findSliderImage = (api: ApiClient, id: string) =>
  entityOf<SliderImage>(api.api.slider[':id'].$get({ param: { id } }));

export const updateSliderWords = (api: ApiClient, id: string, json: UpdateSliderImage, etag: string) =>
  entityOf<SliderImage>(api.api.slider['update-meta'][':id'].$put({ param: { id }, json }, ifMatch(etag)));

export const deleteSliderImage = (api: ApiClient, id: string, etag: string) =>
  done(api.api.slider[':id'].$delete({ param: { id } }, ifMatch(etag)));

export async function orderSliderImages(api: ApiClient, imageIds: number[]) {
  const { data, headers } = await dataOf<SliderImage[]>(api.api.slider.order.$put({ json: { imageIds } }));
  return { rows: data, change: changeIn(headers) };
}
