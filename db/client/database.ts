import type { Readable, RowsOf, RowsOfEach, Writable } from '../sql/statement.ts';

/** The staff member who makes a change, and the id to undo it by. */
export type Actor = { changeId: string; userId: number; sentKey?: IdempotencyKey };

/** Identifies a request that may be retried. */
export type IdempotencyKey = { keyHash: string; requestHash: string; isWritten: boolean };

/** What D1 and libSQL have in common. There are no interactive transactions: several statements go in one batch. */
export interface Database {
  /** Its rows, in one round trip; reads in the same turn share it. */
  read<Query extends Readable>(query: Query): Promise<RowsOf<Query>>;
  /** The rows of each, in one round trip. */
  readBatch<const Queries extends readonly Readable[]>(queries: Queries): Promise<RowsOfEach<Queries>>;
  /** Every writer names its actor: a staff member, for the history, or no one. */
  as(actor: Actor | null): Writer;
}

export interface Writer extends Database {
  write<Sent extends Writable>(statement: Sent): Promise<RowsOf<Sent>>;
  /** All of it or nothing; a later statement sees what an earlier one wrote. */
  writeBatch<const Sent extends readonly Writable[]>(statements: Sent): Promise<RowsOfEach<Sent>>;
  /** Like `writeBatch`, but retried if the response was lost: a UNIQUE key in it keeps it from happening twice. */
  writeKeyed<const Sent extends readonly Writable[]>(statements: Sent): Promise<RowsOfEach<Sent>>;
}
