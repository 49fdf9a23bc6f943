import * as z from 'zod';
import { openApiMeta } from '../../contracts/described.ts';
import { whole } from '../../contracts/fields.ts';
import { MOST_SAVED } from '../../contracts/saved-limit.ts';
import { Product } from '../products/contract.ts';

const productCodes = z.array(z.int()).register(openApiMeta, {
  description: 'All saved products, newest first, including those that the shop no longer shows',
});

export const SavedCodes = z
  .object({ productCodes })
  .register(openApiMeta, { id: 'SavedCodes', examples: [{ productCodes: [7, 3] }] });
export type SavedCodes = z.infer<typeof SavedCodes>;

export const SavedProducts = z
  .object({
    productCodes,
    products: z.array(Product).register(openApiMeta, {
      description: 'Those that visitors can see, in the same order',
    }),
  })
  .register(openApiMeta, { id: 'SavedProducts', examples: [{ productCodes: [], products: [] }] });
export type SavedProducts = z.infer<typeof SavedProducts>;

export const SaveProducts = z
  .object({
    productCodes: z
      .array(whole('Product', { min: 1 }), { error: 'The product codes are required' })
      .max(MOST_SAVED, `At most ${MOST_SAVED} products can be saved`)
      .register(openApiMeta, { description: 'Newest first' }),
  })
  .register(openApiMeta, { id: 'SaveProducts', examples: [{ productCodes: [7] }] });
export type SaveProducts = z.infer<typeof SaveProducts>;
