import type { Readable, RowsOf, RowsOfEach, Writable } from './statement.ts';

/** Who of the staff makes a change, and the id by which all of it can be undone. */
export type Actor = { changeId: string; userId: number; sentKey?: SentKey };

/** By what a request is known that is sent again. */
export type SentKey = { keyHash: string; requestHash: string; isWritten: boolean };

/** What D1 and libSQL can both do. There is no transaction: several statements go in one batch. */
export interface Database {
  /** Its rows, in one round trip; what a page reads in the same turn shares one. */
  read<Query extends Readable>(query: Query): Promise<RowsOf<Query>>;
  /** The rows of each, in one round trip. */
  readBatch<const Queries extends readonly Readable[]>(queries: Queries): Promise<RowsOfEach<Queries>>;
  /** Whoever writes says who it is: one of the staff, for the history, or nobody of them. */
  as(actor: Actor | null): Writer;
}

export interface Writer extends Database {
  write<Sent extends Writable>(statement: Sent): Promise<RowsOf<Sent>>;
  /** All of it or nothing; a later statement sees what an earlier one wrote. */
  writeBatch<const Sent extends readonly Writable[]>(statements: Sent): Promise<RowsOfEach<Sent>>;
  /** As `writeBatch`, and sent again where its answer was lost: a UNIQUE key in it keeps it from happening twice. */
  writeKeyed<const Sent extends readonly Writable[]>(statements: Sent): Promise<RowsOfEach<Sent>>;
}
