import { PRODUCT, PRODUCT_IN_FILES } from '../../catalog/products/record.ts';
import { PRICE } from '../../pricing/product-prices/record.ts';
import { type AnyRecord, editableFieldsOf, keyFieldsOf, type NamedField } from '../../records/record.ts';

type Column = {
  field: string;
  /** Display name. */
  label: string;
  /** Heading in an exported file. */
  heading: string;
  /** For people only; imports ignore it. */
  passedOver?: boolean;
  /** Accepted but not exported. */
  onlyRead?: boolean;
};

import { RECORDS } from '../history/records.ts';

/** Cells are named as in the API or, if that is capitalized, as in the schema. */
export const cellNameOf = ({ name, jsonName }: NamedField) => (/^[A-Z]/.test(jsonName) ? name : jsonName);

const columnFor = (field: NamedField): Column => ({
  field: cellNameOf(field),
  label: field.label,
  heading: field.jsonName,
});

/** In a file, a reference has the name of its row, a subcategory also its category's. */
const SHELF: Column[] = [
  { field: 'category', label: 'Category', heading: 'category' },
  { field: 'subcategory', label: 'Subcategory', heading: 'subcategory' },
  { field: 'subcategoryId', label: 'Subcategory ID', heading: 'subcategoryId', onlyRead: true },
];

const FAMILY: Column[] = [
  { field: 'family', label: 'Family', heading: 'family' },
  { field: 'familyId', label: 'Family ID', heading: 'familyId', onlyRead: true },
];

const REFERENCES: Record<string, Column[]> = { subcategoryId: SHELF, familyId: FAMILY };

const PRODUCTS: readonly Column[] = [
  columnFor(PRODUCT.fields.productCode),
  ...editableFieldsOf(PRODUCT_IN_FILES).flatMap(field => REFERENCES[field.name] ?? [columnFor(field)]),
  { ...columnFor(PRODUCT.fields.createdAt), passedOver: true },
];

const PRICES: readonly Column[] = [
  { field: 'productCode', label: 'Product code', heading: 'ProductCode' },
  { field: 'productName', label: 'Product name', heading: 'ProductName', passedOver: true },
  { field: 'countryCode', label: 'Country code', heading: 'CountryCode' },
  { field: 'countryId', label: 'Country ID', heading: 'CountryID', onlyRead: true },
  { field: 'denomination', label: 'Currency', heading: 'Denomination' },
  ...editableFieldsOf(PRICE).map(columnFor),
  { ...columnFor(PRICE.fields.createdAt), passedOver: true },
];

/** In a file of rows to fix: the errors of each row. */
export const REASON = 'reason';
/** And its original line number. */
export const ROW = 'row';

type PlainKind = Extract<(typeof RECORDS)[number], { inFiles: true }>['kind'];
export type PlainRecord = AnyRecord & { kind: ImportKind };
export type ImportKind = 'products' | 'productprices' | PlainKind;

const isInFiles = (one: AnyRecord): one is PlainRecord => one.inFiles === true;

/** Records whose files need only their description. */
export const PLAIN_RECORDS: PlainRecord[] = (RECORDS as readonly AnyRecord[]).filter(isInFiles);

/** By kind. */
export const ofPlainRecords = <Made>(make: (record: PlainRecord) => Made) =>
  Object.fromEntries(PLAIN_RECORDS.map(record => [record.kind, make(record)])) as Record<PlainKind, Made>;

export const COLUMNS: Record<ImportKind, readonly Column[]> = {
  products: PRODUCTS,
  productprices: PRICES,
  ...ofPlainRecords(record => [...keyFieldsOf(record), ...editableFieldsOf(record)].map(columnFor)),
};

export const IMPORT_KINDS = Object.keys(COLUMNS) as ImportKind[];

/** Headings of an exported file. */
export const headingsOf = (kind: ImportKind) =>
  COLUMNS[kind].filter(({ onlyRead }) => !onlyRead).map(({ heading }) => heading);

export const labelOf = (kind: ImportKind, field: string) =>
  COLUMNS[kind].find(column => column.field === field)?.label ?? field;

/** In any spelling: Net Price, net_price and NETPRICE are the same column. */
const plain = (heading: string) => heading.toLowerCase().replace(/[\s_-]/g, '');

/** The column for a heading, if known. */
export const columnOf = (kind: ImportKind, heading: string) =>
  COLUMNS[kind].find(column => plain(column.heading) === plain(heading));

const FIELDS = new Map(
  Object.values(COLUMNS).flatMap(columns => columns.map(({ field }) => [plain(field), field] as const)),
);

/** The cells of a row by their field. */
export function cellsByField(values: Record<string, string>): Record<string, string> {
  const known = Object.entries(values).map(([name, text]) => [FIELDS.get(plain(name)), text] as const);
  return Object.fromEntries(known.filter((one): one is [string, string] => one[0] !== undefined));
}
