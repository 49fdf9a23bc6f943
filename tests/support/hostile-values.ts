import { DEPTH } from './depth.ts';

/** Hostile values as JSON text, since a JavaScript number cannot hold some of them. */
type Hostile = [what: string, json: string];

const NUMBERS = `0 -0 -1 1.5 0.001 1e-9 1e3 99999999999 1e308 -1e308 1e999 -1e999 9007199254740991
  9007199254740993 ${'9'.repeat(400)} 0.${'1'.repeat(400)}`.split(/\s+/);

const SHAPES = `null true [] [["x"]] [1,2] {} {"0":"x","length":1} {"toString":null,"valueOf":1}
  {"__proto__":{"x":1}} {"constructor":{"prototype":{"x":1}}}`.split(/\s+/);

const NOT_QUITE_NUMBERS = 'NaN -Infinity 0x10 1e3 1,5 ٣ 1. +1 TRUE null'.split(' ');

const SQL = [
  "' OR '1'='1",
  "'; DROP TABLE categories; --",
  "x' UNION ALL VALUES (1,2,3) /*",
  '%_?1:name\\',
  '"*" NEAR("a" "b") AND NOT {',
];

const PLACES = [
  '../../../../etc/passwd',
  'C:\\Windows\\system32',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data',
  '//elsewhere.example/pictures/x.webp',
  '/pictures/../api/stats',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/png;base64,',
  'data:image/png;base64,AA=',
  `data:image/png;base64,${'A'.repeat(4000)}`,
  `data:${';base64'.repeat(2000)}`,
];

const TEXTS = [
  '"><img src=x onerror=alert(1)>{{7*7}}%s%n',
  '__proto__',
  'Ada@example.com',
  `${'a'.repeat(60)}@${'b'.repeat(60)}.example`,
];

const SIGNS = [
  ' ',
  '🍵👩‍👩‍👧‍👦🏴‍☠️',
  '𝔸b',
  'سلام \u202etxt.exe',
  'é\u0065\u0301',
  '\u0958\u0344\ufb2c'.repeat(40),
  'İıſK\u200b\u200d\u2028\u2029',
  '\ufeff',
  '\ufffe\uffff',
  'a\u0000b',
  '\u0007\u001b[31m',
  'a\r\nSet-Cookie: x=y',
  '\ud800',
];

const LENGTHS = [
  ...[0, 3, 50, 100, 101, 200, 255, 501, 10_000, 200_000].map(length => 'x'.repeat(length)),
  ...[25, 50, 10_000].map(length => '🍵'.repeat(length)),
];

export const HOSTILE_TEXTS_BY_KIND = [NOT_QUITE_NUMBERS, SQL, PLACES, TEXTS, SIGNS, LENGTHS];

export const HOSTILE_TEXTS = [...new Set(HOSTILE_TEXTS_BY_KIND.flat())];

const named = (json: string): Hostile => [
  json.length > 50 ? `${json.slice(0, 50)}… (${json.length})` : json,
  json,
];

export const HOSTILE_VALUES_BY_KIND: Hostile[][] = [
  NUMBERS.map(named),
  SHAPES.map(named),
  ...HOSTILE_TEXTS_BY_KIND.map(texts => texts.map(text => named(JSON.stringify(text)))),
];

export const HOSTILE_VALUES = HOSTILE_VALUES_BY_KIND.flat();

type Kinds<Place, Value> = { byKind: Value[][]; typeOf: (place: Place) => string };

/**
 * The values for each place (a field, a parameter, a body). Deep runs send everything everywhere; quick runs
 * rotate through the kinds, so that places of every type get every kind.
 */
export function spreadOver<Place, Value>(
  places: readonly Place[],
  kinds: Kinds<Place, Value>,
): Map<Place, Value[]> {
  return DEPTH === 'deep'
    ? new Map(places.map(place => [place, kinds.byKind.flat()]))
    : rotated(places, kinds);
}

/** A deep run sends every value to every type of place, once. */
export function spreadOverTypes<Place, Value>(
  places: readonly Place[],
  { byKind, typeOf }: Kinds<Place, Value>,
): Map<Place, Value[]> {
  if (DEPTH === 'quick') return rotated(places, { byKind, typeOf });
  const alike = [...Map.groupBy(places, typeOf).values()];
  return new Map(
    alike.flatMap(some =>
      some.map((place, at) => [place, byKind.flat().filter((_, turn) => turn % some.length === at)] as const),
    ),
  );
}

function rotated<Place, Value>(places: readonly Place[], { byKind, typeOf }: Kinds<Place, Value>) {
  const spread = new Map<Place, Value[]>();
  for (const some of Map.groupBy(places, typeOf).values()) {
    const each = Math.ceil(byKind.length / some.length);
    for (const [at, place] of some.entries()) {
      const turns = Array.from({ length: each }, (_, turn) => at * each + turn);
      const values = turns.map(turn => {
        const kind = byKind[turn % byKind.length] ?? [];
        return kind[Math.floor(turn / byKind.length) % kind.length];
      });
      spread.set(
        place,
        values.filter(value => value !== undefined),
      );
    }
  }
  return spread;
}
