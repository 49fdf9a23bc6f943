import {
  IMPORT_KINDS,
  type ImportKind,
  ofPlainRecords,
} from '../../../../functions/office/imports/columns.ts';

type KindOfFile = {
  /** The path of its list. */
  path: string;
  label: string;
  title: string;
  /** What a row is about, in singular and plural. */
  one: string;
  many: string;
  /** What a row does. */
  rule: string;
  /** One column of each is required. */
  needs: { oneOf: string[]; otherwise: string }[];
};

/** The texts for each kind of file. */
export const FILES: Record<ImportKind, KindOfFile> = {
  products: {
    path: '/admin/products',
    label: 'Products',
    title: 'Import Products',
    one: 'product',
    many: 'products',
    rule: 'A row with a product code updates that product; a row without one creates a product. With a family and its options, the product becomes a variant of it.',
    needs: [
      {
        oneOf: ['productCode', 'productName'],
        otherwise: 'The file has neither a productCode nor a productName column.',
      },
    ],
  },
  productprices: {
    path: '/admin/product-prices',
    label: 'Product prices',
    title: 'Import Product Prices',
    one: 'price',
    many: 'product prices',
    rule: 'Each row creates or updates the price of a product in a country. Countries are identified by code.',
    needs: [
      { oneOf: ['productCode'], otherwise: 'The ProductCode column is missing.' },
      { oneOf: ['countryCode', 'countryId'], otherwise: 'The CountryCode column is missing.' },
    ],
  },
  ...ofPlainRecords(({ kind, one, many }) => ({
    path: `/admin/${kind}`,
    label: capitalize(many),
    title: `Import ${capitalize(many)}`,
    one,
    many,
    rule: `A row with an ID updates that ${one}; a row without one creates a new ${one}.`,
    needs: [],
  })),
};

export const kindIn = (text: string | null): ImportKind =>
  IMPORT_KINDS.find(kind => kind === text) ?? 'products';

function capitalize(words: string) {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
