import * as z from 'zod';
import { namesOf, spellingsOf } from './names-of.ts';
import { similarNames } from './resembling.ts';

/** An unknown name, or a conflict between two names of the same field. */
type Stray = { path: string[]; message: string };

export type MatchOptions = {
  /** Schema of its response: clients may send it back whole; its other fields are ignored. */
  answer?: z.core.$ZodType | undefined;
  /** Additional fields of a form. */
  parts?: readonly string[];
  /** What kind of name it is. */
  noun?: 'field' | 'parameter';
};

type Place = MatchOptions & { strays: Stray[] };

/** Maximum number of errors reported per request. */
const MOST_NAMED = 10;
const LONGEST_NAMED = 100;

/**
 * Renames the client's properties to the contract's names, ignoring case. If a name comes in two cases, the exact one
 * wins. Unknown names are strays.
 */
export function matchNames(schema: z.core.$ZodType, value: unknown, options: MatchOptions = {}) {
  const place: Place = { ...options, strays: [] };
  return { value: matched(schema, value, place), strays: place.strays };
}

function matched(schema: z.core.$ZodType, value: unknown, place: Place): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const bare = unwrapped(schema);
  if (!Array.isArray(value))
    return bare instanceof z.ZodObject ? renamed(bare, value as Record<string, unknown>, place) : value;
  if (!(bare instanceof z.ZodArray)) return value;
  const { answer } = place;
  const inside = insideOf(place, answer instanceof z.ZodArray ? answer.element : undefined);
  return value.map((item, at) => within(String(at), inside, () => matched(bare.element, item, inside)));
}

function unwrapped<Schema extends z.core.$ZodType | undefined>(schema: Schema): Schema | z.core.$ZodType {
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return isWrapped ? unwrapped(schema.unwrap()) : schema;
}

const insideOf = ({ strays, noun = 'field' }: Place, answer: z.core.$ZodType | undefined): Place => ({
  strays,
  noun,
  answer: unwrapped(answer),
});

/** Nested strays are reported with their path. */
function within(name: string, { strays }: Place, match: () => unknown): unknown {
  const before = strays.length;
  const value = match();
  for (const { path } of strays.slice(before)) path.unshift(name);
  return value;
}

function renamed(schema: z.ZodObject, value: Record<string, unknown>, place: Place) {
  const names = namesOf(schema);
  const found: Record<string, unknown> = {};
  for (const [lower, [name, part]] of byLowercase(value, names)) {
    const known = names.get(lower);
    if (!known) {
      if (!isAnswered(lower, part, place)) noteUnknown(schema, name, place);
      continue;
    }
    if (part === undefined) continue;
    const { field } = known;
    if (Object.hasOwn(found, field)) {
      if (found[field] !== part) noteTwice(name, field, place);
      continue;
    }
    const { answer } = place;
    const inside = () => insideOf(place, answer instanceof z.ZodObject ? answer.shape[field] : undefined);
    found[field] = isPlain(part) ? part : within(field, place, () => matched(known.schema, part, inside()));
  }
  return found;
}

const isPlain = (value: unknown) => typeof value !== 'object' || value === null;

/** Every name once: in the contract's spelling, otherwise the last one. */
function byLowercase(value: Record<string, unknown>, names: ReturnType<typeof namesOf>) {
  const sent = new Map<string, [name: string, part: unknown]>();
  for (const [name, part] of Object.entries(value)) {
    const lower = name.toLowerCase();
    const before = sent.get(lower)?.[0];
    if (before === undefined || before !== names.get(lower)?.spelling) sent.set(lower, [name, part]);
  }
  return sent;
}

/** Responses have no files. */
const isAnswered = (lower: string, part: unknown, { answer }: Place) =>
  answer instanceof z.ZodObject && namesOf(answer).has(lower) && !(part instanceof File);

function noteUnknown(schema: z.ZodObject, name: string, { parts = [], noun = 'field', strays }: Place) {
  if (strays.length >= MOST_NAMED) return;
  const meant = similarNames(name, [...spellingsOf(schema), ...parts]);
  const said = name.slice(0, LONGEST_NAMED);
  const hint = meant ? ` (did you mean ${meant}?)` : '';
  strays.push({ path: [said], message: `There is no ${noun} ${said}${hint}` });
}

function noteTwice(name: string, field: string, { strays }: Place) {
  strays.push({ path: [name], message: `${name} and ${field} mean the same, but differ` });
}
