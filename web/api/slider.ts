import type { SliderImage } from '../../functions/catalog/slider/contract.ts';
import { type ApiClient, listOf } from './client.ts';

export async function listActiveSlides(api: ApiClient): Promise<SliderImage[]> {
  const { rows } = await listOf<SliderImage>(api.api.slider.active.$get());
  return rows.sort((a, b) => a.displayOrder - b.displayOrder);
}
