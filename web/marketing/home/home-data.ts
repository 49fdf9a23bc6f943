import type { Category } from '../../../functions/contracts/categories.ts';
import type { Product } from '../../../functions/contracts/products.ts';
import type { SliderImage } from '../../../functions/contracts/slider.ts';

export type HomeData = {
  slides: SliderImage[];
  categories: Pick<Category, 'categoryId' | 'categoryName'>[];
  newest: Product[];
  /** How many products there are, and of those how many are sold and in stock in the shopper's country. */
  totals: { all: number; sold: number; inStock: number };
};
