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
import { checkCells } from './check-cells.ts';
import { cellNameOf } from './columns.ts';
import type { ReferenceData } from './facts.ts';
import { createOrChange, type ImportLine, rejectedRow, type Staged } from './staged.ts';

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

  const checked = checkCells(stored ? UpdateProductPrice : CreateProductPrice, {
    record: PRICE,
    cells,
    others: { ProductCode: code, CountryID: country?.countryId ?? place },
  });
  const faults = checked.faults.map(inCell).filter(({ path }) => !(place && path === 'countryCode'));
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
  return createOrChange(PRICE, target, {
    stored,
    wanted: { ...stored, ...toPriceRow(checked.data) } as PriceRow,
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

const inCell = ({ path, message }: FieldError): FieldError => ({
  path: CELLS.get(path) ?? '',
  message: message.replace('true or false', 'Yes or No'),
});
