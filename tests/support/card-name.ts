import type { Product } from '../../functions/catalog/products/contract.ts';

/** What the card of a product in a list is called: a family by its own name. */
export const cardName = ({ productName, standsFor }: Product) => standsFor?.familyName ?? productName;
