import type { Category } from '../../../functions/contracts/categories.ts';
import type { SliderImage } from '../../../functions/contracts/slider.ts';
import type { ListedProduct } from '../../api/products.ts';

export type HomeData = {
  slides: SliderImage[];
  categories: Pick<Category, 'categoryId' | 'categoryName'>[];
  newest: ListedProduct[];
  /** How many products there are, and of those how many are sold and in stock in the shopper's country. */
  totals: { all: number; sold: number; inStock: number };
};
