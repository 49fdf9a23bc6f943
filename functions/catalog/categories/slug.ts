import { slugFrom } from '../../contracts/slug.ts';

type Named = { categoryId: number; categoryName: string };

/** The last part of the address of a category's page. The number decides; the name is for people. */
export const categorySlugOf = ({ categoryId, categoryName }: Named) =>
  [categoryId, slugFrom(categoryName)].filter(Boolean).join('-');
