import type { Migration } from '../db/migrate.ts';
import type { Trigger } from '../db/triggers/trigger.ts';
import { migratedInMemory } from './migrated-in-memory.ts';

const BREAKPOINT = '\n--> statement-breakpoint\n';

/** The triggers of a database after these migrations, as SQLite stores their text. */
export function triggersAfter(migrations: Migration[]): Trigger[] {
  const database = migratedInMemory(migrations);
  try {
    const triggers = database.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").all();
    return triggers.map(({ name, sql }) => ({ name: String(name), sql: String(sql) }));
  } finally {
    database.close();
  }
}

type Changes = {
  /** Those with new or changed text. */
  written: Trigger[];
  /** Existing ones that are no longer described. */
  dropped: string[];
};

/** What a migration has to do to make the triggers match their descriptions. */
export function changesBetween(present: Trigger[], described: Trigger[]): Changes {
  const texts = new Map(present.map(({ name, sql }) => [name, spacedAlike(sql)]));
  const names = new Set(described.map(({ name }) => name));
  return {
    written: described.filter(({ name, sql }) => texts.get(name) !== spacedAlike(sql)),
    dropped: present.map(({ name }) => name).filter(name => !names.has(name)),
  };
}

/** Line breaks do not count as a difference. */
const spacedAlike = (sql: string) =>
  sql
    .replace(/\s+/g, ' ')
    .replace(/\( | \)/g, bracket => bracket.trim())
    .trim();

export function migrationFor({ written, dropped }: Changes): string {
  const drop = (name: string) => `DROP TRIGGER IF EXISTS ${name};`;
  const statements = [...dropped.map(drop), ...written.flatMap(({ name, sql }) => [drop(name), `${sql};`])];
  return `-- Written by npm run db:triggers, from db/triggers/.\n${statements.join(BREAKPOINT)}\n`;
}
