import { CreateProduct, UpdateProduct } from '../../catalog/products/contract.ts';
import { PRODUCT, PRODUCT_ALONE, PRODUCT_IN_FILES } from '../../catalog/products/record.ts';
import { toProductRow } from '../../catalog/products/rows.ts';
import { whole } from '../../contracts/fields.ts';
import type { FieldError } from '../../contracts/problem.ts';
import { type Cells, filled } from './cells.ts';
import { checkCells } from './check-cells.ts';
import type { KnownProduct, ReferenceData } from './facts.ts';
import { familyIn } from './judge-family.ts';
import { cellsOf, createOrChange, type ImportLine, rejectedRow, type Staged, targetOf } from './staged.ts';

const Code = whole('Product code', { min: 1 });

type Found<Value> = { value?: Value; fault?: FieldError };

/** Judges a row of products; without a code it creates one. */
export function validateProduct(line: ImportLine, cells: Cells, facts: ReferenceData): Staged {
  const code = filled(cells.productCode);
  const stored = facts.productOf(code);
  const subcategory = subcategoryIn(cells, facts);
  const picture = pictureIn(cells, stored, facts);
  const family = familyIn(cells, stored, facts);
  const checked = checkCells(code ? UpdateProduct : CreateProduct, {
    record: PRODUCT_ALONE,
    cells,
    others: { subcategoryId: subcategory.value, productPicture: undefined },
  });
  const faults = [
    ...codeFaults(code, stored),
    ...inCells(checked.faults, subcategory.fault),
    ...(subcategory.fault ? [subcategory.fault] : []),
    ...(picture.fault ? [picture.fault] : []),
    ...(family.fault ? [family.fault] : []),
  ];
  const title = checked.data?.productName ?? stored?.productName ?? (filled(cells.productName) || code || '');
  if (faults.length > 0 || !checked.data) return rejectedRow({ ...line, title, errors: faults });

  const pictureId = picture.value === undefined ? (stored?.pictureId ?? null) : picture.value;
  const wanted = {
    ...stored,
    ...toProductRow(checked.data),
    ...family.value,
    pictureId,
  } as KnownProduct;
  const target = targetOf(line, title, stored?.productCode);
  const toCells = (row: KnownProduct) => cellsOfProduct(row, facts);
  return createOrChange(PRODUCT, target, { stored, wanted, toCells });
}

function codeFaults(code: string | undefined, stored: KnownProduct | undefined): FieldError[] {
  if (!code || stored) return [];
  const message = Code.safeParse(code).error?.issues[0]?.message ?? `There is no product ${code}`;
  return [{ path: 'productCode', message }];
}

/** The contract needs an ID where a file has names. */
function inCells(faults: FieldError[], ofSubcategory: FieldError | undefined): FieldError[] {
  return faults
    .filter(({ path }) => path !== 'subcategoryId' || !ofSubcategory)
    .map(fault => (fault.path === 'subcategoryId' ? { ...fault, path: 'subcategory' } : fault));
}

/** The subcategory by ID or by name and category; both must agree. */
function subcategoryIn(cells: Cells, facts: ReferenceData): Found<number> {
  const id = filled(cells.subcategoryId);
  const [category, subcategory] = [filled(cells.category), filled(cells.subcategory)];
  if (!category && !subcategory) {
    if (!id) return {};
    const byId = facts.subcategoryById(id);
    return byId ? { value: byId.subcategoryId } : fault('subcategoryId', `There is no subcategory ${id}`);
  }
  if (!category) return fault('category', 'Category is required with a subcategory');
  if (!subcategory) return fault('subcategory', 'Subcategory is required');
  const named = facts.subcategoryNamed(category, subcategory);
  if (!named) return fault('subcategory', `There is no subcategory ${category} / ${subcategory}`);
  if (!id || Number(id) === named.subcategoryId) return { value: named.subcategoryId };
  return fault('subcategoryId', `${category} / ${subcategory} has the ID ${named.subcategoryId}, not ${id}`);
}

/** A picture of the shop; an empty cell removes it, a missing one leaves it. */
function pictureIn(
  cells: Cells,
  stored: KnownProduct | undefined,
  facts: ReferenceData,
): Found<string | null> {
  if (cells.productPicture === undefined) return {};
  const address = filled(cells.productPicture);
  if (!address) return { value: null };
  const pictureId = facts.pictureAt(address);
  if (pictureId && (pictureId === stored?.pictureId || facts.hasPicture(pictureId)))
    return { value: pictureId };
  return fault('productPicture', 'No picture of the shop has this URL');
}

const fault = (path: string, message: string) => ({ fault: { path, message } });

function cellsOfProduct(product: KnownProduct, facts: ReferenceData): Record<string, string> {
  const cells = Object.entries(cellsOf(PRODUCT_IN_FILES, product));
  const inPlace: Record<string, [cell: string, text: string]> = {
    subcategoryId: ['subcategory', facts.subcategoryName(product.subcategoryId)],
    familyId: ['family', facts.familyById(product.familyId ?? 0)?.familyName ?? ''],
    productPicture: ['productPicture', facts.addressOf(product.pictureId)],
  };
  return Object.fromEntries(cells.map(([cell, text]) => inPlace[cell] ?? [cell, text]));
}
