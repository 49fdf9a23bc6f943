import { type FieldErrors, get, type Resolver, set } from 'react-hook-form';
import { CreateFamily } from '../../../../functions/catalog/families/contract.ts';
import { ApiProblem, asProblem } from '../../../api/client.ts';
import { entriesIn } from '../../form/comma-list.ts';
import { type Numbers, withNumbers } from '../../form/with-numbers.ts';
import { type FamilyValues, optionsIn, optionsWithValues } from './family-values.ts';

/** The proposed variants that are sent, after the others, each with its place among all that are proposed. */
const sentIn = ({ proposed }: FamilyValues) =>
  proposed.map((row, index) => ({ ...row, index })).filter(({ isWanted }) => isWanted);

const numbersIn = (values: FamilyValues): Numbers => ({
  priceChange: '',
  ...(values.stockFrom === 'given' &&
    Object.fromEntries(sentIn(values).map(({ index }) => [`proposed.${index}.stock`, '']))),
});

const requestOf = (values: FamilyValues) => ({
  familyName: values.familyName,
  options: entriesIn(values.options),
  variants: [...variantsIn(values), ...sentIn(values).map(row => toVariant(row, values))],
  swatches: swatchesIn(values),
  shared: sharedIn(values),
});

/** Only those of values that there still are. */
function swatchesIn(family: FamilyValues) {
  const known = optionsWithValues(family).flatMap(({ values }) => values);
  const names = new Set(known.map(value => value.toLowerCase()));
  const kept = family.swatches.filter(({ value }) => names.has(value.toLowerCase()));
  return Object.fromEntries(kept.map(({ value, colour }) => [value, colour]));
}

/** What is left empty stays as it is. */
function sharedIn({ shared }: FamilyValues) {
  const filled = Object.entries(shared).filter(([, text]) => text.trim());
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

function variantsIn({ variants, options }: FamilyValues) {
  const names = optionsIn(options);
  return variants.map(({ productCode, options: own }) => ({
    productCode,
    options: names.map((_, at) => own[at] ?? ''),
  }));
}

function toVariant(row: FamilyValues['proposed'][number], { copyOf, priceChange, stockFrom }: FamilyValues) {
  const { options, isExisting, productCode, productName, sku, stock } = row;
  if (isExisting) return { productCode: productCode || undefined, options };
  return {
    new: {
      copyOf: copyOf || undefined,
      productName,
      sku,
      priceChange: priceChange === '' ? undefined : priceChange,
      stockAvailable: stockFrom === 'copied' ? null : stock === '' ? undefined : stock,
    },
    options,
  };
}

const resolve: Resolver<FamilyValues, unknown, CreateFamily> = values => {
  const { success, data, error } = CreateFamily.safeParse(requestOf(values));
  if (success) return { values: data, errors: {} };
  const errors: FieldErrors<FamilyValues> = {};
  for (const { path, code, message } of error.issues) {
    const field = fieldOf(path.join('.'), values);
    if (!get(errors, field)) set(errors, field, { type: code, message });
  }
  return { values: {}, errors };
};

export const resolver = withNumbers(numbersIn, resolve);

/** Shows what the shop refuses at the fields of the variant that it is about. */
export const atFields =
  (values: FamilyValues) =>
  (error: unknown): never => {
    const { status, message, references, current, requestId, errors, etag } = asProblem(error);
    const shown = errors.map(one => ({ ...one, path: fieldOf(one.path, values) }));
    const problem = { detail: message, references, current, errors: shown, ...(requestId && { requestId }) };
    throw new ApiProblem(status, problem, etag);
  };

const OF_ALL = new Map([
  ['new.copyOf', 'copyOf'],
  ['new.priceChange', 'priceChange'],
]);
const OF_ONE = new Map([
  ['new.productName', 'productName'],
  ['new.sku', 'sku'],
  ['new.stockAvailable', 'stock'],
  ['productCode', 'productCode'],
]);

/** The field of the form for a path in what it sends. */
function fieldOf(path: string, values: FamilyValues): string {
  const [list, at = '', ...parts] = path.split('.');
  const row = sentIn(values)[Number(at) - values.variants.length];
  if (list !== 'variants' || at === '' || !row) return path;
  const field = parts.join('.');
  return OF_ALL.get(field) ?? `proposed.${row.index}.${OF_ONE.get(field) ?? 'isWanted'}`;
}
