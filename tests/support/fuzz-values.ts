import type { ApiDocument, JsonSchema } from '../../functions/openapi/contract.ts';
import { PASSWORD } from './accounts.ts';
import type { Memory } from './fuzz-memory.ts';
import { HOSTILE_TEXTS } from './hostile-values.ts';
import type { seededRandom } from './seeded-random.ts';

export type Random = ReturnType<typeof seededRandom>;
export type Fuzz = { document: ApiDocument; random: Random; memory: Memory };

const WORDS = ['kettle', 'Gießkanne', '湯呑み', 'قوري', 'чайник', '🍵', 'red', "d'été", '100 %', 'A-1'];
const HIGHEST = 1_000_000;

export const often = ({ below }: Random, percent: number) => below(100) < percent;

/** A schema with its references resolved. */
export function resolve(document: ApiDocument, schema: JsonSchema): JsonSchema {
  const name = schema.$ref?.split('/').at(-1);
  return name ? resolve(document, document.components.schemas[name] ?? {}) : schema;
}

/** A value that a schema allows, usually an existing one or an edge case. */
export function aValue(fuzz: Fuzz, given: JsonSchema, name = '', behind = ''): unknown {
  const { document, random } = fuzz;
  const schema = resolve(document, given);
  if (schema.enum) return random.oneOf(schema.enum);
  if (schema.const !== undefined) return schema.const;
  if (schema.anyOf) return aValue(fuzz, random.oneOf(schema.anyOf), name, behind);
  const type = random.oneOf([schema.type ?? 'string'].flat());
  if (type === 'null') return null;
  if (type === 'boolean') return often(random, 70);
  if (type === 'object') return Object.fromEntries(someFields(fuzz, schema));
  if (type === 'array') {
    return Array.from({ length: random.below(3) }, () => aValue(fuzz, schema.items ?? {}, name));
  }
  if (type === 'integer' || type === 'number') return aNumber(fuzz, schema, { type, name, behind });
  return aText(fuzz, schema, { name, behind });
}

/** The required properties, and some of the others. */
export function someFields(fuzz: Fuzz, { properties = {}, required = [] }: JsonSchema) {
  return Object.entries(properties)
    .filter(([name]) => required.includes(name) || often(fuzz.random, 60))
    .map(([name, schema]) => [name, aValue(fuzz, schema, name)] as const);
}

type Place = { name: string; behind: string };

function aNumber(
  { random, memory }: Fuzz,
  schema: JsonSchema,
  { type, name, behind }: Place & { type: string },
) {
  const known = memory.known(name, behind).map(Number).filter(Number.isSafeInteger);
  if (known.length > 0 && often(random, 85)) return random.oneOf(known);
  const { minimum = 0, maximum = HIGHEST } = schema;
  const within = [
    minimum,
    maximum,
    minimum + random.below(10),
    minimum + random.below(Math.min(maximum, 1000)),
  ];
  const number = random.oneOf(within);
  return type === 'number' && often(random, 50) ? Math.max(minimum, number - 0.01) : number;
}

function aText({ random, memory }: Fuzz, schema: JsonSchema, { name, behind }: Place): string {
  const { minLength = 0, maxLength = 300, pattern, format, examples = [] } = schema;
  if (format === 'password') return PASSWORD;
  if (format === 'email' || /e-?mail/i.test(name)) return `fuzz${random.below(HIGHEST)}@example.com`;
  const known = memory.known(name, behind).map(String);
  if (known.length > 0 && often(random, pattern ? 80 : 25)) return random.oneOf(known);
  if (pattern) return String(random.below(1000));
  const kind = random.below(10);
  if (kind === 0 && examples.length > 0) return String(random.oneOf(examples));
  if (kind === 1)
    return random
      .oneOf(WORDS)
      .repeat(Math.ceil(maxLength / 2))
      .slice(0, maxLength);
  if (kind === 2) return random.oneOf(HOSTILE_TEXTS.filter(({ length }) => length <= maxLength));
  const text = Array.from({ length: 1 + random.below(6) }, () => random.oneOf(WORDS)).join(' ');
  return `${text} ${random.below(HIGHEST)}`.slice(-maxLength).padEnd(minLength, 'x');
}
