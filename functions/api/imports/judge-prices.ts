import type * as z from 'zod';
import type { FieldError } from '../../contracts/problem.ts';
import { CreateProductPrice, UpdateProductPrice } from '../../contracts/product-prices.ts';
import { columnsOf, type PriceRow } from '../product-prices/rows.ts';
import { amountIn, type Cells, filled, flagIn, money, yesOrNo } from './cells.ts';
import type { Facts } from './facts.ts';
import { type Asked, changes, creates, differences, refused, type Staged } from './staged.ts';

/** The contract's names, which are capitalised, as those of a file's fields. */
const FIELDS: Record<string, string> = {
  ProductCode: 'productCode',
  CountryID: 'countryCode',
  NetPrice: 'netPrice',
  RetailPrice: 'retailPrice',
  PV: 'pv',
  PQ: 'pq',
  DisplayAtWebsite: 'displayAtWebsite',
  StockAvailable: 'stockAvailable',
};

type Amounts = Pick<
  PriceRow,
  'netPrice' | 'retailPrice' | 'pv' | 'pq' | 'displayAtWebsite' | 'stockAvailable'
>;

/** What a row of prices does. */
export function judgePrice(asked: Asked, cells: Cells, facts: Facts): Staged {
  const code = filled(cells.productCode);
  const product = facts.productOf(code);
  const country = facts.countryOf(cells);
  const place = filled(cells.countryCode) ?? filled(cells.countryId);
  const title = [product?.productName ?? code, country?.countryCode ?? place].filter(Boolean).join(' · ');
  const stored = product && country && facts.priceOf(product.productCode, country.countryId);

  const checked = (stored ? UpdateProductPrice : CreateProductPrice).safeParse({
    ProductCode: code,
    CountryID: country?.countryId ?? place,
    NetPrice: amountIn(cells.netPrice),
    RetailPrice: amountIn(cells.retailPrice),
    PV: amountIn(cells.pv),
    PQ: amountIn(cells.pq),
    DisplayAtWebsite: flagIn(cells.displayAtWebsite),
    StockAvailable: filled(cells.stockAvailable),
  });
  const faults = faultsIn(checked.error).filter(({ path }) => !(place && path === 'countryCode'));
  if (code && !product && !faults.some(({ path }) => path === 'productCode'))
    faults.push({ path: 'productCode', message: `There is no product ${code}` });
  if (place && !country) faults.push({ path: 'countryCode', message: `There is no country ${place}` });
  if (faults.length > 0 || !checked.data || !product || !country)
    return refused({ ...asked, title, errors: faults });

  const { productCode } = product;
  const { countryId } = country;
  const target = { ...asked, title, target: `${productCode}/${countryId}`, productCode, countryId };
  const given = columnsOf(checked.data);
  if (!stored) return creates({ ...target, wanted: asValues(given as Amounts) });
  const wanted = { ...stored, ...JSON.parse(JSON.stringify(given)) } as Amounts;
  return changes({
    ...target,
    version: stored.version,
    wanted: asValues(wanted),
    changes: differences(inWords(stored), inWords(wanted)),
  });
}

function faultsIn(error: z.ZodError | undefined): FieldError[] {
  return (error?.issues ?? []).map(({ path, message }) => ({
    path: FIELDS[String(path[0])] ?? '',
    message: message.replace('true or false', 'Yes or No'),
  }));
}

const asValues = (amounts: Amounts) => ({
  netPrice: amounts.netPrice,
  retailPrice: amounts.retailPrice,
  pv: amounts.pv,
  pq: amounts.pq,
  displayAtWebsite: Number(amounts.displayAtWebsite),
  stockAvailable: amounts.stockAvailable,
});

const inWords = (amounts: Amounts) => ({
  netPrice: money(amounts.netPrice),
  retailPrice: money(amounts.retailPrice),
  pv: money(amounts.pv),
  pq: money(amounts.pq),
  displayAtWebsite: yesOrNo(amounts.displayAtWebsite),
  stockAvailable: String(amounts.stockAvailable),
});
