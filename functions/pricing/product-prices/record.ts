import { PRICE_AMOUNTS } from '../../contracts/price-amounts.ts';
import { MOST_PIECES } from '../../contracts/stock-levels.ts';
import { createdAt, decimal, flag, money, reference, whole } from '../../records/field.ts';
import { defineRecord } from '../../records/record.ts';

/** Price and stock of a product in a country. */
export const PRICE = defineRecord(
  {
    table: 'product_prices',
    kind: 'productprices',
    one: 'product price',
    many: 'product prices',
    shown: 'in part',
    readFirst: [...PRICE_AMOUNTS, 'stockAvailable'],
  },
  {
    productCode: reference('Product', {
      of: 'products',
      key: true,
      jsonName: 'ProductCode',
      header: 'Product Code',
      listed: true,
      sorted: true,
      example: '7',
    }),
    countryId: reference('Country', {
      of: 'countries',
      key: true,
      jsonName: 'CountryID',
      listed: true,
      sorted: true,
      example: 2,
    }),
    netPrice: money('Net price', {
      jsonName: 'NetPrice',
      form: 'Net Price (After Discount)',
      matrix: 'Net',
      description: 'Sale price, in the country’s currency',
      listed: true,
      sorted: true,
      example: 64.5,
    }),
    retailPrice: money('Retail price', {
      jsonName: 'RetailPrice',
      matrix: 'Retail',
      description: 'List price to compare with',
      listed: true,
      sorted: true,
      example: 79.9,
    }),
    pv: decimal('PV', {
      jsonName: 'PV',
      form: 'PV (Points)',
      description: 'Points by volume',
      default: 0,
      listed: true,
      sorted: true,
      example: 12,
    }),
    pq: decimal('PQ', {
      jsonName: 'PQ',
      form: 'PQ (Points)',
      description: 'Points by quantity',
      default: 0,
      listed: true,
      sorted: true,
      example: 6,
    }),
    displayAtWebsite: flag('Display at website', {
      jsonName: 'DisplayAtWebsite',
      matrix: 'Shown',
      default: true,
      listed: true,
      sorted: true,
      filtered: true,
      example: true,
    }),
    stockAvailable: whole('Stock available', {
      jsonName: 'StockAvailable',
      matrix: 'Stock',
      max: MOST_PIECES,
      counted: true,
      listed: true,
      sorted: true,
      example: 40,
    }),
    createdAt: { ...createdAt('CreatedAt'), listed: true },
  },
);
