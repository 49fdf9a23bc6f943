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

/** What staff see of all visitor content. */
export type Moderated = {
  state: ModerationState;
  decidedBy: string | null;
  decidedAt: string | null;
  name: string;
  createdAt: string;
};

/** A kind of moderated content: its calls and how it is shown. */
export type Moderation<Row extends Moderated> = {
  /** The path of its list, under which the list is also remembered. */
  path: string;
  title: string;
  one: string;
  many: string;
  search: string;
  /** The text of the empty list. */
  empty: string;
  /** Sort orders, besides waiting first. */
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
  /** The page it belongs to. */
  about: (row: Row) => { to: string; label: string } | null;
  /** Shown next to the name: the author. */
  from: (row: Row) => ReactNode;
  head?: (row: Row) => ReactNode;
  text: (row: Row) => string | null;
};
