import * as z from 'zod';
import { namesOf, spellingsOf } from './names-of.ts';
import { resembling } from './resembling.ts';

/** A name that the contract does not have, or that says something else than another name of the same field. */
type Stray = { path: string[]; message: string };

export type MatchOptions = {
  /** What an answer of it looks like: whoever sends one back sends all of its fields, which then stay as they are. */
  answer?: z.core.$ZodType | undefined;
  /** What a form has besides. */
  parts?: readonly string[];
  /** What a name is called. */
  noun?: 'field' | 'parameter';
};

type Place = MatchOptions & { strays: Stray[] };

/** How many are told of a request in which nothing is right. */
const MOST_NAMED = 10;
const LONGEST_NAMED = 100;

/**
 * Gives the properties of what a client sent the names that the contract has for them, whatever their case. Where the
 * same name comes in two cases, the exact one counts. What the contract has no name for strays.
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

/** What strays inside is told with where that is. */
function within(name: string, { strays }: Place, match: () => unknown): unknown {
  const before = strays.length;
  const value = match();
  for (const { path } of strays.slice(before)) path.unshift(name);
  return value;
}

function renamed(schema: z.ZodObject, value: Record<string, unknown>, place: Place) {
  const names = namesOf(schema);
  const found: Record<string, unknown> = {};
  for (const [lower, [name, part]] of bySmallLetters(value, names)) {
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

/** Every name once: as the contract spells it, or else the last. */
function bySmallLetters(value: Record<string, unknown>, names: ReturnType<typeof namesOf>) {
  const sent = new Map<string, [name: string, part: unknown]>();
  for (const [name, part] of Object.entries(value)) {
    const lower = name.toLowerCase();
    const before = sent.get(lower)?.[0];
    if (before === undefined || before !== names.get(lower)?.spelling) sent.set(lower, [name, part]);
  }
  return sent;
}

/** No answer has files. */
const isAnswered = (lower: string, part: unknown, { answer }: Place) =>
  answer instanceof z.ZodObject && namesOf(answer).has(lower) && !(part instanceof File);

function noteUnknown(schema: z.ZodObject, name: string, { parts = [], noun = 'field', strays }: Place) {
  if (strays.length >= MOST_NAMED) return;
  const meant = resembling(name, [...spellingsOf(schema), ...parts]);
  const said = name.slice(0, LONGEST_NAMED);
  const hint = meant ? ` (did you mean ${meant}?)` : '';
  strays.push({ path: [said], message: `There is no ${noun} ${said}${hint}` });
}

function noteTwice(name: string, field: string, { strays }: Place) {
  strays.push({ path: [name], message: `${name} and ${field} mean the same, but differ` });
}
