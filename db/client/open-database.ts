import { type Readable, type Send, toStatement, type Writable } from '../sql/statement.ts';
import { withActor } from './actor.ts';
import { coalesceReads } from './coalesce-reads.ts';
import type { Actor, Database, Writer } from './database.ts';
import { type Meter, metered } from './meter.ts';
import { type PiggybackQuery, piggybackQuery } from './piggyback-query.ts';
import { retryIdempotent } from './retry.ts';
import { type TimeLimit, withTimeLimit } from './time-limit.ts';

/** What an adapter has to provide. */
export interface Connection {
  read: Send;
  /** All of them or none. */
  write: Send;
}

/** Runs before every round trip and may refuse it. */
export type Guard = <Answer>(ask: () => Promise<Answer>) => Promise<Answer>;

export interface DatabaseOptions {
  guard?: Guard;
  /** Timeout for a response; `keyed` for writes with a key. */
  limits?: { read: TimeLimit; write: TimeLimit; keyed: TimeLimit };
  /** When the database last responded to any request. */
  heardAt?: () => number;
  /** Reads in the same turn share a round trip. */
  together?: boolean;
  piggyback?: PiggybackQuery | undefined;
  onWrite?: (() => void) | undefined;
  meter?: Meter | undefined;
}

export function openDatabase(connection: Connection, options: DatabaseOptions = {}): Database {
  const {
    together = false,
    piggyback,
    onWrite,
    guard = ask => ask(),
    limits,
    heardAt = () => 0,
    meter,
  } = options;
  const connected = {
    read: metered(connection.read, 'read', meter),
    write: metered(connection.write, 'write', meter),
  };
  const guarded =
    (send: Send, limit: TimeLimit | undefined): Send =>
    statements =>
      guard(() => (limit ? withTimeLimit(limit, heardAt, send(statements)) : send(statements)));
  const readOnce = guarded(connected.read, limits?.read);
  const send = piggyback ? piggybackQuery(readOnce, piggyback) : readOnce;
  const read = together ? coalesceReads(send) : send;
  const reading = {
    read: async (query: Readable) => (await sendEach(read, [query]))[0],
    readBatch: (queries: readonly Readable[]) => sendEach(read, queries),
  };
  const writeOnce = guarded(connected.write, limits?.write);
  const writeKeyed = guarded(statements => retryIdempotent(() => connected.write(statements)), limits?.keyed);
  const as = (actor: Actor | null): Writer => {
    const sendBy = (send: Send): Send => {
      const sendWrite: Send = statements => {
        onWrite?.();
        return send(statements);
      };
      return actor ? withActor(sendWrite, actor) : sendWrite;
    };
    const write = sendBy(writeOnce);
    return {
      ...reading,
      as,
      write: async (statement: Writable) => (await sendEach(write, [statement]))[0],
      writeBatch: (statements: readonly Writable[]) => sendEach(write, statements),
      writeKeyed: (statements: readonly Writable[]) => sendEach(sendBy(writeKeyed), statements),
      // The rows match the statements, but TypeScript cannot infer that.
    } as Writer;
  };
  return as(null);
}

async function sendEach(send: Send, sent: readonly Writable[]): Promise<unknown[][]> {
  const statements = sent.map(toStatement);
  const answers = await send(statements);
  return statements.map(({ mapRows }, index) => mapRows(answers[index] ?? []));
}
