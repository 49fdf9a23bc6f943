import * as z from 'zod';
import { openApiMeta } from '../../contracts/described.ts';
import { MOST_OPTIONS, MOST_VARIANTS } from '../../contracts/family-limits.ts';
import { line, whole } from '../../contracts/fields.ts';
import { listFilter } from '../../contracts/paging.ts';
import { pictureSrcset, pictureUrl } from '../../contracts/picture-fields.ts';
import { exampleRowOf, requestFieldsOf } from '../../records/record.ts';
import { responseSchema, rulesOf, sortsOf } from '../../records/rules.ts';
import { FAMILY } from './record.ts';

const isDistinct = (names: string[]) => new Set(names.map(name => name.toLowerCase())).size === names.length;

const options = z
  .array(line('Option', { max: 40 }), { error: 'Options must be a list' })
  .min(1, 'A family differs by at least one option')
  .max(MOST_OPTIONS, `A family can differ by at most ${MOST_OPTIONS} options`)
  .refine(isDistinct, 'Options need different names')
  .register(openApiMeta, {
    title: 'Options',
    description: 'What its variants differ by',
    examples: [[...FAMILY.fields.options.example]],
  });

const rules = rulesOf(FAMILY, { options });

export const Family = z
  .object(responseSchema(FAMILY))
  .register(openApiMeta, { id: 'Family', examples: [exampleRowOf(FAMILY)] });
export type Family = z.infer<typeof Family>;

export const CreateFamily = z
  .object(rules)
  .register(openApiMeta, { id: 'CreateFamily', examples: [exampleRowOf(FAMILY, requestFieldsOf)] });
export type CreateFamily = z.infer<typeof CreateFamily>;

export const UpdateFamily = z
  .object(rules)
  .partial()
  .register(openApiMeta, { id: 'UpdateFamily', examples: [{ familyName: 'Linen Apron, long' }] });
export type UpdateFamily = z.infer<typeof UpdateFamily>;

export const FamilyFilter = listFilter(sortsOf(FAMILY));
export type FamilyFilter = z.infer<typeof FamilyFilter>;

const variantFields = {
  productCode: whole('Product', { min: 1 }),
  options: z
    .array(line('Value', { max: 40 }), { error: 'Options must be a list' })
    .max(MOST_OPTIONS)
    .register(openApiMeta, { description: 'Its value of each option of the family, in the same order' }),
};

/** All variants of a family in display order; a product that is not listed is taken out. */
export const FamilyVariants = z
  .object({
    variants: z
      .array(z.object(variantFields), { error: 'Variants must be a list' })
      .max(MOST_VARIANTS, `A family can have at most ${MOST_VARIANTS} variants`)
      .superRefine((variants, context) => {
        const known = new Set<number>();
        const combinations = new Set<string>();
        for (const [index, { productCode, options: values }] of variants.entries()) {
          const combination = JSON.stringify(values).toLowerCase();
          const issue = (field: string, message: string) =>
            context.addIssue({ code: 'custom', path: [index, field], message });
          if (known.has(productCode)) issue('productCode', 'This product is listed twice');
          if (combinations.has(combination)) issue('options', 'Another variant has the same options');
          known.add(productCode);
          combinations.add(combination);
        }
      }),
  })
  .register(openApiMeta, {
    id: 'FamilyVariants',
    examples: [
      {
        variants: [
          { productCode: 7, options: ['Sand', 'M'] },
          { productCode: 8, options: ['Sand', 'L'] },
        ],
      },
    ],
  });
export type FamilyVariants = z.infer<typeof FamilyVariants>;

const Variant = z.object({
  productCode: z.int(),
  productName: z.string(),
  options: z.array(z.string()),
  productPicture: pictureUrl,
  productPictureSrcset: pictureSrcset,
  productPictureWidth: z.int().nullable(),
  productPictureHeight: z.int().nullable(),
  price: z
    .object({ netPrice: z.number(), stockAvailable: z.int() })
    .nullable()
    .register(openApiMeta, { description: 'Null if it isn’t sold in the country, or without a country' }),
});

/** A family with its variants, as shoppers choose among them. */
export const FamilyChoice = z.object({ ...Family.shape, variants: z.array(Variant) }).register(openApiMeta, {
  id: 'FamilyChoice',
  examples: [
    {
      ...exampleRowOf(FAMILY),
      variants: [
        {
          productCode: 7,
          productName: 'Linen Apron, sand, M',
          options: ['Sand', 'M'],
          productPicture: null,
          productPictureSrcset: null,
          productPictureWidth: null,
          productPictureHeight: null,
          price: { netPrice: 64.5, stockAvailable: 40 },
        },
      ],
    },
  ],
});
export type FamilyChoice = z.infer<typeof FamilyChoice>;
