import * as z from 'zod';
import { openApiMeta } from '../../contracts/described.ts';
import { MOST_OPTIONS, MOST_VARIANTS } from '../../contracts/family-limits.ts';
import { line, optionalLine, whole } from '../../contracts/fields.ts';
import { listFilter } from '../../contracts/paging.ts';
import { MOST_PIECES } from '../../contracts/stock-levels.ts';
import { exampleRowOf, requestFieldsOf } from '../../records/record.ts';
import { responseSchema, rulesOf, sortsOf } from '../../records/rules.ts';
import { PRODUCT } from '../products/record.ts';
import { FAMILY } from './record.ts';

const MOST_PRICE_CHANGE = 1000;

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

export const OptionValues = z
  .array(line('Value', { max: 40 }), { error: 'Options must be a list' })
  .max(MOST_OPTIONS)
  .register(openApiMeta, { description: 'Its value of each option of the family, in the same order' });

/** As many as a family has values of one option. */
const MOST_SWATCHES = MOST_VARIANTS;

const LIKE = 'Colour must be like #d8c7a3';
const colour = z
  .string({ error: LIKE })
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, LIKE);

const swatches = z
  .record(line('Value', { max: 40 }), colour, {
    error: ({ code }) =>
      code === 'invalid_key' ? 'A value has 1 to 40 characters' : 'Colours must be values with a colour each',
  })
  .refine(
    given => Object.keys(given).length <= MOST_SWATCHES,
    `A family can have at most ${MOST_SWATCHES} colours`,
  )
  .register(openApiMeta, {
    title: FAMILY.fields.swatches.label,
    description: 'Colours of the values of its options, such as `#d8c7a3`; all of them, others are removed',
    examples: [FAMILY.fields.swatches.example],
  });

const { productName, sku } = PRODUCT.fields;

/** A product that is created together with its family, or later in it. */
const NewVariant = z
  .object({
    copyOf: whole('Product to copy', { min: 1 }).register(openApiMeta, {
      description: 'Its code; the new one has its description, subcategory, picture, prices and points',
      examples: [7],
    }),
    productName: line(productName.label, { max: productName.max }).register(openApiMeta, {
      examples: ['Linen Apron, sea, M'],
    }),
    sku: optionalLine(sku.label, { max: sku.max })
      .default(null)
      .register(openApiMeta, { examples: ['APR-SEA-M'] }),
    priceChange: whole('Price change', { min: -100, max: MOST_PRICE_CHANGE })
      .default(0)
      .register(openApiMeta, {
        description: 'How much net and retail price differ from the copied ones, in percent',
        examples: [10],
      }),
    stockAvailable: whole('Stock', { max: MOST_PIECES })
      .nullable()
      .default(0)
      .register(openApiMeta, {
        description: 'In each country where it is sold; null has as much as is in stock of the copied one',
        examples: [20],
      }),
  })
  .register(openApiMeta, { description: 'A product to create' });

const variant = z
  .object({
    productCode: whole('Product', { min: 1 }).optional(),
    new: NewVariant.optional(),
    options: OptionValues,
  })
  .superRefine(({ productCode: code, new: made }, context) => {
    const issue = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (code === undefined && !made) issue('productCode', 'Product is required');
    if (code !== undefined && made) issue('new', 'A variant is a product or a new one, not both');
  });

const variants = z
  .array(variant, { error: 'Variants must be a list' })
  .max(MOST_VARIANTS, `A family can have at most ${MOST_VARIANTS} variants`)
  .superRefine((all, context) => {
    const known = new Set<number>();
    const skus = new Set<string>();
    const combinations = new Set<string>();
    for (const [index, { productCode, new: made, options: values }] of all.entries()) {
      const code = made?.sku?.toLowerCase();
      const combination = JSON.stringify(values).toLowerCase();
      const issue = (path: string[], message: string) =>
        context.addIssue({ code: 'custom', path: [index, ...path], message });
      if (productCode && known.has(productCode)) issue(['productCode'], 'This product is listed twice');
      if (code && skus.has(code)) issue(['new', 'sku'], 'Another variant has this SKU');
      if (combinations.has(combination)) issue(['options'], 'Another variant has the same options');
      if (productCode) known.add(productCode);
      if (code) skus.add(code);
      combinations.add(combination);
    }
  })
  .register(openApiMeta, {
    title: 'Variants',
    description: 'All of them in display order; a product that is not listed is taken out',
  });
export type FamilyVariants = z.infer<typeof variants>;

const { productDescription, productOverviewDoc, subcategoryId } = rulesOf(PRODUCT);

const shared = z
  .object({ productDescription, productOverviewDoc, subcategoryId })
  .partial()
  .register(openApiMeta, {
    title: 'The same for all',
    description: 'What all of its variants have in common from now on, new ones too; omitted fields stay',
    examples: [{ productDescription: PRODUCT.fields.productDescription.example }],
  });
export type SharedFields = z.infer<typeof shared>;

const rules = {
  ...rulesOf(FAMILY, { options, swatches: swatches.optional() }),
  variants: variants.optional(),
  shared: shared.optional(),
};

type Options = { options?: string[] | undefined; variants?: FamilyVariants | undefined };

function valuesAreComplete({ options: names, variants: all = [] }: Options, context: z.RefinementCtx) {
  for (const [index, { options: values }] of all.entries()) {
    if (!names || values.length === names.length) continue;
    const message = 'A variant has one value for each option of its family';
    context.addIssue({ code: 'custom', path: ['variants', index, 'options'], message });
  }
}

const EXAMPLE_VARIANT = { productCode: 7, options: ['Sand', 'M'] };
const EXAMPLE_NEW = {
  new: {
    copyOf: 7,
    productName: 'Linen Apron, sea, M',
    sku: 'APR-SEA-M',
    priceChange: 10,
    stockAvailable: 20,
  },
  options: ['Sea', 'M'],
};

export const Family = z
  .object({
    ...responseSchema(FAMILY),
    variants: z
      .array(z.object({ productCode: z.int(), productName: z.string(), options: z.array(z.string()) }))
      .register(openApiMeta, { description: 'In display order' }),
  })
  .register(openApiMeta, {
    id: 'Family',
    examples: [
      { ...exampleRowOf(FAMILY), variants: [{ ...EXAMPLE_VARIANT, productName: 'Linen Apron, sand, M' }] },
    ],
  });
export type Family = z.infer<typeof Family>;

export const CreateFamily = z
  .object(rules)
  .superRefine(valuesAreComplete)
  .register(openApiMeta, {
    id: 'CreateFamily',
    examples: [{ ...exampleRowOf(FAMILY, requestFieldsOf), variants: [EXAMPLE_VARIANT, EXAMPLE_NEW] }],
  });
export type CreateFamily = z.infer<typeof CreateFamily>;

export const UpdateFamily = z
  .object(rules)
  .partial()
  .superRefine(valuesAreComplete)
  .register(openApiMeta, { id: 'UpdateFamily', examples: [{ familyName: 'Linen Apron, long' }] });
export type UpdateFamily = z.infer<typeof UpdateFamily>;

export const FamilyFilter = listFilter(sortsOf(FAMILY));
export type FamilyFilter = z.infer<typeof FamilyFilter>;
