import type { SliderImage } from '../../functions/catalog/slider/contract.ts';
import { type ApiClient, changeIn, dataOf } from './client.ts';

export async function orderSliderImages(api: ApiClient, imageIds: number[]) {
  const { data, headers } = await dataOf<SliderImage[]>(api.api.slider.order.$put({ json: { imageIds } }));
  return { rows: data, change: changeIn(headers) };
}
