import type { Category } from '../../../../functions/catalog/categories/contract.ts';
import type { SliderImage } from '../../../../functions/catalog/slider/contract.ts';
import type { ListedProduct } from '../../../api/products.ts';

export type HomeData = {
  slides: SliderImage[];
  categories: Pick<Category, 'categoryId' | 'categoryName'>[];
  newest: ListedProduct[];
  /** All products; those sold and those in stock in the shopper's country. */
  totals: { all: number; sold: number; inStock: number };
};
