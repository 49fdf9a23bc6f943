import { signed } from './actor.ts';
import { readsOfOneTurn } from './batched-reads.ts';
import type { Actor, Database, Writer } from './database.ts';
import { type Readable, type Send, toStatement, type Writable } from './statement.ts';

/** What an adapter has to provide. */
export interface Connection {
  read: Send;
  /** All of them or none. */
  write: Send;
}

export interface DatabaseOptions {
  /** Reads of the same turn make one round trip. */
  together?: boolean;
}

export function openDatabase(connection: Connection, { together = false }: DatabaseOptions = {}): Database {
  const read = together ? readsOfOneTurn(connection.read) : connection.read;
  const reading = {
    read: async (query: Readable) => (await sendEach(read, [query]))[0],
    readBatch: (queries: readonly Readable[]) => sendEach(read, queries),
  };
  const as = (actor: Actor | null): Writer => {
    const write = actor ? signed(connection.write, actor) : connection.write;
    return {
      ...reading,
      as,
      write: async (statement: Writable) => (await sendEach(write, [statement]))[0],
      writeBatch: (statements: readonly Writable[]) => sendEach(write, statements),
      // The rows are those of the statements, which TypeScript cannot follow through the wire.
    } as Writer;
  };
  return as(null);
}

async function sendEach(send: Send, sent: readonly Writable[]): Promise<unknown[][]> {
  const statements = sent.map(toStatement);
  const answers = await send(statements);
  return statements.map(({ mapRows }, index) => mapRows(answers[index] ?? []));
}
