import type { SliderImage } from '../../functions/contracts/slider.ts';
import { type ApiClient, listOf } from './client.ts';

/** What the slideshow shows, in its order. */
export async function listActiveSlides(api: ApiClient): Promise<SliderImage[]> {
  const { rows } = await listOf<SliderImage>(api.api.slider.active.$get());
  return rows.sort((one, other) => one.displayOrder - other.displayOrder);
}
