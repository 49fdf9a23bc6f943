import { type Migration, statementsOf } from '../db/migrate.ts';

/** The limits of one D1 statement. */
const MOST_BYTES = 100_000;

const QUOTED_OR_NOTED = /--.*$|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`|\[[^\]]*\]/gm;
const TRIGGER = /^\s*CREATE\s+(TEMP\s+|TEMPORARY\s+)?TRIGGER\b/i;

type Shape = { what: string; isIn: (statement: string, bare: string) => boolean };

/**
 * Cloudflare splits the text of `wrangler d1` in its own way, not like SQLite: these constructs end a trigger too
 * early or too late, "incomplete input". A deploy sends statement by statement, but in an emergency it may be needed.
 */
const SHAPES: Shape[] = [
  { what: 'lines that end in CRLF', isIn: statement => statement.includes('\r') },
  { what: 'CASE within a trigger', isIn: (_, bare) => TRIGGER.test(bare) && /\bCASE\b/i.test(bare) },
  {
    what: 'BEGIN or END of a trigger in lower case',
    isIn: (_, bare) =>
      TRIGGER.test(bare) && (bare.match(/\b(BEGIN|END)\b/gi) ?? []).some(word => word !== word.toUpperCase()),
  },
  {
    what: `more than ${MOST_BYTES} bytes`,
    isIn: statement => Buffer.byteLength(statement) > MOST_BYTES,
  },
];

/** Constructs of a migration that break only on D1, each with the start of its statement. */
export const breakingShapes = (migration: Migration): string[] =>
  statementsOf(migration).flatMap(statement => {
    const bare = statement.replace(QUOTED_OR_NOTED, '').trim();
    return SHAPES.filter(({ isIn }) => isIn(statement, bare)).map(
      ({ what }) => `${migration.name}: ${what}, in ${bare.slice(0, 60).replace(/\s+/g, ' ')} …`,
    );
  });
