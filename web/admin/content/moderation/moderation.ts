import type { ReactNode } from 'react';
import type { BulkResult } from '../../../../functions/bulk/contract.ts';
import type { ModerationAction, ModerationState } from '../../../../functions/contracts/moderation.ts';
import type { Job } from '../../../../functions/jobs/contract.ts';
import type { ListQuery } from '../../../api/list-query.ts';
import type { Listing } from '../../resource.ts';

type BulkModeration = {
  action: ModerationAction;
  keys?: string[];
  matching?: Record<string, string>;
  expected?: number;
};

/** What staff see of everything that visitors write. */
export type Moderated = {
  state: ModerationState;
  decidedBy: string | null;
  decidedAt: string | null;
  name: string;
  createdAt: string;
};

/** What is moderated: its calls, and how it is shown. */
export type Moderation<Row extends Moderated> = {
  /** Where its list is, which is remembered by it, too. */
  path: string;
  title: string;
  one: string;
  many: string;
  search: string;
  /** What the list says while it is empty. */
  empty: string;
  /** What it can be sorted by, beside what waits first. */
  sorts: readonly { value: string; label: string }[];
  filters: readonly {
    name: string;
    label: string;
    all: string;
    options: { value: string; label: string }[];
  }[];
  idOf: (row: Row) => string;
  list: (query: ListQuery) => Promise<Listing<Row>>;
  decide: (row: Row, state: ModerationState) => Promise<unknown>;
  remove: (row: Row) => Promise<unknown>;
  bulk: (request: BulkModeration) => Promise<BulkResult | Job>;
  /** The page that it is about. */
  about: (row: Row) => { to: string; label: string } | null;
  /** Beside the name: who it is from. */
  from: (row: Row) => ReactNode;
  head?: (row: Row) => ReactNode;
  text: (row: Row) => string | null;
};
