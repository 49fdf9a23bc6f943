import { OptionValues } from '../../catalog/families/contract.ts';
import { PRODUCT } from '../../catalog/products/record.ts';
import type { FieldError } from '../../contracts/problem.ts';
import { type Cells, filled, readCell } from './cells.ts';
import type { KnownProduct, ReferenceData } from './facts.ts';

/** Null as its place: at the end of the family. */
type InFamily = { familyId: number | null; options: string[]; familyPosition: number | null };
type Family = NonNullable<ReturnType<ReferenceData['familyById']>>;
type Found<Value> = { value: Value; fault?: undefined } | { value?: undefined; fault: FieldError };

const ALONE: InFamily = { familyId: null, options: [], familyPosition: 0 };

/** The family and options of a row; a column that is missing leaves them, an empty family takes the product out. */
export function familyIn(
  cells: Cells,
  stored: KnownProduct | undefined,
  facts: ReferenceData,
): Found<InFamily> {
  const given = readCell(PRODUCT.fields.options, cells.options) as string[] | undefined;
  const family = whichFamily(cells, stored, facts);
  if (family.fault) return family;
  if (!family.value) {
    if (given?.length) return fault('family', 'A product with options needs a family');
    return { value: ALONE };
  }
  const stays = stored?.familyId === family.value.familyId;
  const options = given ?? (stays ? stored.options : []);
  const wrong = optionsFault(family.value, options);
  if (wrong) return fault('options', wrong);
  const { familyId } = family.value;
  return { value: { familyId, options, familyPosition: stays ? stored.familyPosition : null } };
}

/** By name or by ID; both must agree. */
function whichFamily(
  cells: Cells,
  stored: KnownProduct | undefined,
  facts: ReferenceData,
): Found<Family | null> {
  if (cells.family === undefined && cells.familyId === undefined)
    return { value: facts.familyById(stored?.familyId ?? 0) ?? null };
  const [name, id] = [filled(cells.family), filled(cells.familyId)];
  if (!name) {
    if (!id) return { value: null };
    const byId = facts.familyById(id);
    return byId ? { value: byId } : fault('familyId', `There is no family ${id}`);
  }
  const named = facts.familyNamed(name);
  if (!named) return fault('family', `There is no family ${name}`);
  if (!id || Number(id) === named.familyId) return { value: named };
  return fault('familyId', `${name} has the ID ${named.familyId}, not ${id}`);
}

function optionsFault(family: Family, options: string[]): string | undefined {
  if (options.length !== family.options.length)
    return `A variant of ${family.familyName} has a value for each of its options: ${family.options.join(', ')}`;
  return OptionValues.safeParse(options).error?.issues[0]?.message;
}

const fault = (path: string, message: string) => ({ fault: { path, message } });
