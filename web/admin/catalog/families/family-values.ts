import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver, UseFormReturn } from 'react-hook-form';
import { CreateFamily, type Family } from '../../../../functions/catalog/families/contract.ts';
import { FAMILY } from '../../../../functions/catalog/families/record.ts';
import { MOST_OPTIONS } from '../../../../functions/contracts/family-limits.ts';
import { formLabelsOf } from '../../../../functions/records/labels.ts';
import { entriesIn, textOf } from '../../form/comma-list.ts';
import { describeValues } from '../../form/fields.ts';
import { productLabel } from '../../pricing/product-prices/product-combobox.tsx';

type VariantValues = { productCode: number; label: string; options: string[] };

export type FamilyValues = { familyName: string; options: string; variants: VariantValues[] };
export type FamilyForm = UseFormReturn<FamilyValues, unknown, CreateFamily>;

export const LABELS = formLabelsOf(FAMILY);

export const FRESH: FamilyValues = { familyName: '', options: '', variants: [] };

export const toValues = ({ familyName, options, variants }: Family): FamilyValues => ({
  familyName,
  options: textOf(options),
  variants: variants.map(one => ({
    productCode: one.productCode,
    label: productLabel(one),
    options: one.options,
  })),
});

/** The options for which each variant has a field. */
export const optionsIn = (text: string) => entriesIn(text).slice(0, MOST_OPTIONS);

const resolve = zodResolver(CreateFamily) as Resolver<object, unknown, CreateFamily>;

export const resolver: Resolver<FamilyValues, unknown, CreateFamily> = (values, context, settings) => {
  const names = optionsIn(values.options);
  const given = {
    ...values,
    options: entriesIn(values.options),
    variants: values.variants.map(({ productCode, options }) => ({
      productCode,
      options: names.map((_, at) => options[at] ?? ''),
    })),
  };
  return resolve(given, context, settings as never) as ReturnType<
    Resolver<FamilyValues, unknown, CreateFamily>
  >;
};

export const describeFields = (values: FamilyValues) => ({
  ...describeValues(LABELS, values),
  Variants: values.variants.map(({ label, options }) => `${label}: ${textOf(options)}`).join('; '),
});
