import type { FamilyChoice } from '../../../functions/contracts/family-choice.ts';

export type Variant = FamilyChoice['variants'][number];

export type OptionValue = { value: string; variant: Variant; isChosen: boolean };

/** Each option of a family with its values in display order, and the variant that choosing a value leads to. */
export const choicesOf = ({ options, variants }: FamilyChoice, productCode: number) => {
  const current = variants.find(one => one.productCode === productCode);
  return options.map((option, at) => ({
    option,
    values: distinct(variants.map(one => one.options[at] ?? '')).map(
      (value): OptionValue => ({
        value,
        variant: nearest(
          variants.filter(one => one.options[at] === value),
          current?.options ?? [],
        ),
        isChosen: current?.options[at] === value,
      }),
    ),
  }));
};

const distinct = (values: string[]) => [...new Set(values)];

/** The one that shares most options with the current variant; of several, the first. */
const nearest = (among: Variant[], current: string[]): Variant =>
  among.reduce((best, one) => (shared(one, current) > shared(best, current) ? one : best));

const shared = ({ options }: Variant, current: string[]) =>
  options.filter((value, at) => value === current[at]).length;
