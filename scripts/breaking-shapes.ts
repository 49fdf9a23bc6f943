import { type Migration, statementsOf } from '../db/migrate.ts';

/** What one statement of D1 may have. */
const MOST_BYTES = 100_000;

const QUOTED_OR_NOTED = /--.*$|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`|\[[^\]]*\]/gm;
const TRIGGER = /^\s*CREATE\s+(TEMP\s+|TEMPORARY\s+)?TRIGGER\b/i;

type Shape = { what: string; isIn: (statement: string, bare: string) => boolean };

/**
 * What `wrangler d1` sends in one text is parted at Cloudflare, not as SQLite parts it: these shapes end a trigger too
 * early or too late, "incomplete input". A deploy sends statement by statement, and somebody in need may not.
 */
const SHAPES: Shape[] = [
  { what: 'lines that end in CRLF', isIn: statement => statement.includes('\r') },
  { what: 'CASE within a trigger', isIn: (_, bare) => TRIGGER.test(bare) && /\bCASE\b/i.test(bare) },
  {
    what: 'BEGIN or END of a trigger in small letters',
    isIn: (_, bare) =>
      TRIGGER.test(bare) && (bare.match(/\b(BEGIN|END)\b/gi) ?? []).some(word => word !== word.toUpperCase()),
  },
  {
    what: `more than ${MOST_BYTES} bytes`,
    isIn: statement => Buffer.byteLength(statement) > MOST_BYTES,
  },
];

/** The shapes by which a migration breaks on D1 alone, each with the beginning of its statement. */
export const breakingShapes = (migration: Migration): string[] =>
  statementsOf(migration).flatMap(statement => {
    const bare = statement.replace(QUOTED_OR_NOTED, '').trim();
    return SHAPES.filter(({ isIn }) => isIn(statement, bare)).map(
      ({ what }) => `${migration.name}: ${what}, in ${bare.slice(0, 60).replace(/\s+/g, ' ')} …`,
    );
  });
