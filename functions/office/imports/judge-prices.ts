import type * as z from 'zod';
import { isSameCurrency } from '../../contracts/currency-names.ts';
import type { FieldError } from '../../contracts/problem.ts';
import {
  CreateProductPrice,
  type ProductPrice,
  UpdateProductPrice,
} from '../../pricing/product-prices/contract.ts';
import { PRICE } from '../../pricing/product-prices/record.ts';
import { type PriceRow, toPriceRow, toProductPrice } from '../../pricing/product-prices/rows.ts';
import { unpayableIn } from '../../records/payable.ts';
import { fieldsOf } from '../../records/record.ts';
import { type Cells, filled } from './cells.ts';
import { cellNameOf } from './columns.ts';
import type { ReferenceData } from './facts.ts';
import {
  cellsOf,
  changes,
  creates,
  differences,
  faultsOf,
  filledCells,
  type ImportLine,
  rejectedRow,
  type Staged,
  valuesOf,
} from './staged.ts';

/** Maps the contract's capitalized names to cell names. */
const CELLS = new Map([
  ...fieldsOf(PRICE).map(field => [field.jsonName, cellNameOf(field)] as const),
  ['CountryID', 'countryCode'],
]);

type Land = NonNullable<ReturnType<ReferenceData['countryOf']>>;

/** Judges a row of prices. */
export function validatePrice(line: ImportLine, cells: Cells, facts: ReferenceData): Staged {
  const code = filled(cells.productCode);
  const product = facts.productOf(code);
  const country = facts.countryOf(cells);
  const place = filled(cells.countryCode) ?? filled(cells.countryId);
  const title = [product?.productName ?? code, country?.countryCode ?? place].filter(Boolean).join(' · ');
  const stored = product && country && facts.priceOf(product.productCode, country.countryId);

  const checked = (stored ? UpdateProductPrice : CreateProductPrice).safeParse({
    ProductCode: code,
    CountryID: country?.countryId ?? place,
    ...filledCells(PRICE, cells),
  });
  const faults = faultsIn(checked.error).filter(({ path }) => !(place && path === 'countryCode'));
  if (code && !product && !faults.some(({ path }) => path === 'productCode'))
    faults.push({ path: 'productCode', message: `There is no product ${code}` });
  if (place && !country) faults.push({ path: 'countryCode', message: `There is no country ${place}` });
  if (country) faults.push(...inOtherCurrency(cells, country));
  if (checked.data && country) faults.push(...unpayableBy(checked.data, country.denomination, stored));
  if (faults.length > 0 || !checked.data || !product || !country)
    return rejectedRow({ ...line, title, errors: faults });

  const { productCode } = product;
  const { countryId } = country;
  const target = { ...line, title, target: `${productCode}/${countryId}`, productCode, countryId };
  const given = toPriceRow(checked.data);
  if (!stored) return creates({ ...target, wanted: valuesOf(PRICE, given) });
  const wanted = { ...stored, ...given };
  return changes({
    ...target,
    version: stored.version,
    wanted: valuesOf(PRICE, wanted),
    changes: differences(cellsOf(PRICE, stored), cellsOf(PRICE, wanted)),
  });
}

/** Guards against a file in other currencies, whose numbers would become prices in this one. */
function inOtherCurrency(cells: Cells, { countryName, denomination }: Land): FieldError[] {
  const given = filled(cells.denomination)?.normalize('NFC');
  if (given === undefined || isSameCurrency(given, denomination)) return [];
  return [
    { path: 'denomination', message: `Prices of ${countryName} are in ${denomination}, not in ${given}` },
  ];
}

/** A stored amount that the row doesn't change is not an error of the row. */
function unpayableBy(given: UpdateProductPrice, denomination: string, stored: PriceRow | undefined) {
  const before: Partial<ProductPrice> = stored ? toProductPrice(stored) : {};
  return unpayableIn(PRICE, given, denomination)
    .filter(({ path }) => given[path as 'NetPrice'] !== before[path as 'NetPrice'])
    .map(({ path, message }) => ({ path: CELLS.get(path) ?? path, message }));
}

function faultsIn(error: z.ZodError | undefined): FieldError[] {
  return faultsOf(error).map(({ path, message }) => ({
    path: CELLS.get(path) ?? '',
    message: message.replace('true or false', 'Yes or No'),
  }));
}
