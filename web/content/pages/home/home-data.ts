import type { SliderImage } from '../../../../functions/catalog/slider/contract.ts';
import type { ListedProduct } from '../../../api/products.ts';
import type { PageTexts, Picture } from '../../../texts/page-texts.ts';

type Story = { slug: string; name: string };

export type HomeData = {
  /** Null until staff have written it. */
  written: PageTexts<'home'> | null;
  services: (Story & { summary: string })[];
  projects: (Story & { picture: Picture | null })[];
  slides: SliderImage[];
  newest: ListedProduct[];
  /** All products; those sold and those in stock in the shopper's country; and the departments. */
  totals: { all: number; sold: number; inStock: number; departments: number };
};
