import * as z from 'zod';
import { openApiMeta } from '../../contracts/described.ts';
import { MOST_OPTIONS, MOST_VARIANTS } from '../../contracts/family-limits.ts';
import { line, whole } from '../../contracts/fields.ts';
import { listFilter } from '../../contracts/paging.ts';
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

export const OptionValues = z
  .array(line('Value', { max: 40 }), { error: 'Options must be a list' })
  .max(MOST_OPTIONS)
  .register(openApiMeta, { description: 'Its value of each option of the family, in the same order' });

const variant = z.object({ productCode: whole('Product', { min: 1 }), options: OptionValues });

const variants = z
  .array(variant, { error: 'Variants must be a list' })
  .max(MOST_VARIANTS, `A family can have at most ${MOST_VARIANTS} variants`)
  .superRefine((all, context) => {
    const known = new Set<number>();
    const combinations = new Set<string>();
    for (const [index, { productCode, options: values }] of all.entries()) {
      const combination = JSON.stringify(values).toLowerCase();
      const issue = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [index, field], message });
      if (known.has(productCode)) issue('productCode', 'This product is listed twice');
      if (combinations.has(combination)) issue('options', 'Another variant has the same options');
      known.add(productCode);
      combinations.add(combination);
    }
  })
  .register(openApiMeta, {
    title: 'Variants',
    description: 'All of them in display order; a product that is not listed is taken out',
  });
export type FamilyVariants = z.infer<typeof variants>;

const rules = { ...rulesOf(FAMILY, { options }), variants: variants.optional() };

type Options = { options?: string[] | undefined; variants?: FamilyVariants | undefined };

function valuesAreComplete({ options: names, variants: all = [] }: Options, context: z.RefinementCtx) {
  for (const [index, { options: values }] of all.entries()) {
    if (!names || values.length === names.length) continue;
    const message = 'A variant has one value for each option of its family';
    context.addIssue({ code: 'custom', path: ['variants', index, 'options'], message });
  }
}

const EXAMPLE_VARIANT = { productCode: 7, options: ['Sand', 'M'] };

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
    examples: [{ ...exampleRowOf(FAMILY, requestFieldsOf), variants: [EXAMPLE_VARIANT] }],
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
