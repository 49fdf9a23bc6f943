import { eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client/database.ts';
import { categories } from '../../../db/schema/categories.ts';
import { countries } from '../../../db/schema/countries.ts';
import { families } from '../../../db/schema/families.ts';
import { importRows } from '../../../db/schema/import-rows.ts';
import { imports } from '../../../db/schema/imports.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { products } from '../../../db/schema/products.ts';
import { subcategories } from '../../../db/schema/subcategories.ts';
import { build } from '../../../db/sql/build.ts';
import { jsonInList } from '../../../db/sql/in-list.ts';
import { addressesOf, pictureIdIn } from '../../catalog/pictures/addresses.ts';
import type { PriceRow } from '../../pricing/product-prices/rows.ts';
import { type Cells, filled } from './cells.ts';
import { isIt, type Owned } from './queries.ts';

export type ReferenceData = Awaited<ReturnType<typeof loadReferenceData>>;
export type KnownProduct = typeof products.$inferSelect;

/** Base URL of the shop's pictures. */
export type Place = { base: string; origin: string };

/** Everything the rows of a file refer to, and their import, in one round trip. */
export async function loadReferenceData(database: Database, owned: Owned, rows: Cells[], place: Place) {
  const codes = rows.map(cells => codeIn(cells.productCode)).filter(code => code !== undefined);
  const pictureIds = rows.flatMap(cells => pictureIdIn(cells.productPicture ?? '', place) ?? []);
  const ofRows = inArray(products.productCode, jsonInList(codes));
  const [found, known, named, its, lands, prices, files, staged] = await database.readBatch([
    build.select().from(imports).where(isIt(owned)),
    build.select().from(products).where(ofRows),
    selectSubcategories(rows, codes),
    selectFamilies(rows, codes),
    build.select(LAND).from(countries),
    selectPricesOf(rows),
    build
      .select({ pictureId: pictures.pictureId, files: pictures.files, removing: pictures.removing })
      .from(pictures)
      .where(
        or(
          inArray(pictures.pictureId, jsonInList(pictureIds)),
          inArray(pictures.pictureId, build.select({ id: products.pictureId }).from(products).where(ofRows)),
        ),
      ),
    selectStaged(owned.importId, codes),
  ]);
  const productByCode = new Map(known.map(one => [one.productCode, one]));
  const priced = new Map(prices.map(one => [`${one.productCode}/${one.countryId}`, one as PriceRow]));
  const subcategoryById = new Map(named.map(one => [one.subcategoryId, one]));
  const subcategoryByName = new Map(named.map(one => [nameOf(one.category, one.subcategory), one]));
  const familyById = new Map(its.map(one => [one.familyId, one]));
  const familyByName = new Map(its.map(one => [nameOf(one.familyName), one]));
  const pictureById = new Map(files.map(one => [one.pictureId, one]));

  return {
    found: found[0],
    staged,
    productOf: (code: string | undefined) => productByCode.get(codeIn(code) ?? 0),
    priceOf: (productCode: number, countryId: number) => priced.get(`${productCode}/${countryId}`),
    countryOf: (cells: Cells) => {
      const code = filled(cells.countryCode)?.toUpperCase();
      const id = filled(cells.countryId);
      return lands.find(land =>
        code ? land.countryCode.toUpperCase() === code : String(land.countryId) === id,
      );
    },
    subcategoryById: (id: string) => subcategoryById.get(Number(id)),
    subcategoryNamed: (category: string, subcategory: string) =>
      subcategoryByName.get(nameOf(category, subcategory)),
    subcategoryName: (id: number) => {
      const one = subcategoryById.get(id);
      return one ? `${one.category} / ${one.subcategory}` : '';
    },
    familyById: (id: string | number) => familyById.get(Number(id)),
    familyNamed: (name: string) => familyByName.get(nameOf(name)),
    pictureAt: (address: string) => pictureIdIn(address, place),
    hasPicture: (pictureId: string) => pictureById.get(pictureId)?.removing === false,
    addressOf: (pictureId: string | null) =>
      addressesOf(pictureById.get(pictureId ?? '')?.files ?? [], place.base)?.url ?? '',
  };
}

const LAND = {
  countryId: countries.countryId,
  countryCode: countries.countryCode,
  countryName: countries.countryName,
  denomination: countries.denomination,
};

export function codeIn(cell: string | undefined): number | undefined {
  const text = filled(cell) ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** As the database compares names: ignoring the case of A to Z. */
const nameOf = (...names: string[]) =>
  JSON.stringify(names.map(name => name.normalize('NFC'))).replace(/[A-Z]/g, char => char.toLowerCase());

function selectSubcategories(rows: Cells[], codes: number[]) {
  const names = rows.flatMap(cells => filled(cells.subcategory)?.normalize('NFC') ?? []);
  const ids = rows.flatMap(cells => codeIn(cells.subcategoryId) ?? []);
  return build
    .select({
      subcategoryId: subcategories.subcategoryId,
      subcategory: subcategories.subcategoryName,
      category: categories.categoryName,
    })
    .from(subcategories)
    .innerJoin(categories, eq(categories.categoryId, subcategories.categoryId))
    .where(
      or(
        inArray(subcategories.subcategoryName, jsonInList([...new Set(names)])),
        inArray(subcategories.subcategoryId, jsonInList([...new Set(ids)])),
        sql`${subcategories.subcategoryId} IN (SELECT ${products.subcategoryId} FROM ${products}
          WHERE ${products.productCode} IN ${jsonInList(codes)})`,
      ),
    );
}

function selectFamilies(rows: Cells[], codes: number[]) {
  const names = rows.flatMap(cells => filled(cells.family)?.normalize('NFC') ?? []);
  const ids = rows.flatMap(cells => codeIn(cells.familyId) ?? []);
  return build
    .select({ familyId: families.familyId, familyName: families.familyName, options: families.options })
    .from(families)
    .where(
      or(
        inArray(families.familyName, jsonInList([...new Set(names)])),
        inArray(families.familyId, jsonInList([...new Set(ids)])),
        sql`${families.familyId} IN (SELECT ${products.familyId} FROM ${products}
          WHERE ${products.productCode} IN ${jsonInList(codes)})`,
      ),
    );
}

/** Earlier rows of the file about the same products, by `7` or `7/2`, using their index. */
export const selectStaged = (importId: number, codes: number[]) =>
  sql<{ line: number; target: string | null }>`
    SELECT line, target FROM json_each(${JSON.stringify([...new Set(codes)].map(String))}) AS code
    CROSS JOIN ${importRows} ON import_id = ${importId} AND target BETWEEN code.value AND code.value || '/~'`;

function selectPricesOf(rows: Cells[]) {
  const pairs = rows.flatMap(cells => {
    const code = codeIn(cells.productCode);
    const countryCode = filled(cells.countryCode) ?? null;
    const countryId = codeIn(cells.countryId) ?? null;
    return code && (countryCode ?? countryId) ? [{ code, countryCode, countryId }] : [];
  });
  return build
    .select(getTableColumns(productPrices))
    .from(sql`json_each(${JSON.stringify(pairs)}) AS pair`)
    .innerJoin(
      countries,
      sql`CASE WHEN pair.value ->> 'countryCode' IS NULL THEN ${countries.countryId} = pair.value ->> 'countryId'
      ELSE ${countries.countryCode} = pair.value ->> 'countryCode' END`,
    )
    .innerJoin(
      productPrices,
      sql`${productPrices.productCode} = pair.value ->> 'code' AND ${productPrices.countryId} = ${countries.countryId}`,
    );
}
