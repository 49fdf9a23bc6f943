import { signed } from './actor.ts';
import { readsOfOneTurn } from './batched-reads.ts';
import { type Beside, readBeside } from './beside.ts';
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
  beside?: Beside | undefined;
  onWrite?: (() => void) | undefined;
}

export function openDatabase(connection: Connection, options: DatabaseOptions = {}): Database {
  const { together = false, beside, onWrite } = options;
  const send = beside ? readBeside(connection.read, beside) : connection.read;
  const read = together ? readsOfOneTurn(send) : send;
  const reading = {
    read: async (query: Readable) => (await sendEach(read, [query]))[0],
    readBatch: (queries: readonly Readable[]) => sendEach(read, queries),
  };
  const as = (actor: Actor | null): Writer => {
    const sendWrite: Send = statements => {
      onWrite?.();
      return connection.write(statements);
    };
    const write = actor ? signed(sendWrite, actor) : sendWrite;
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
