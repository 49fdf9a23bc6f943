import type { LucideIcon } from 'lucide-react';
import type { Waiting } from '../../functions/contracts/moderation.ts';
import type { Role } from '../../functions/contracts/roles.ts';
import type { HistoryKind } from '../../functions/office/history/contract.ts';
import type { Changed } from '../api/client.ts';
import type { BulkAnswer, BulkRequest } from '../api/crud.ts';
import { isJob } from '../api/jobs.ts';
import type { ListQuery } from '../api/list-query.ts';

/** What staff can do with the rows of a resource; who can edit a row needs no view of it. */
type Action = 'create' | 'edit' | 'view' | 'delete';

export type Versioned<Entity> = { entity: Entity; etag: string };
export type Saved<Entity> = Versioned<Entity> & Changed;
export type Listing<Entity> = { rows: Entity[]; total: number };

/** An entry of the sidebar. */
export type NavigationEntry = {
  path: string;
  label: string;
  icon: LucideIcon;
  /** How many new ones there are, beside its name. */
  waiting?: keyof Waiting;
  /** Whose sidebar it is in, where that is not everybody's. */
  role?: Role;
};

type Calls<Entity, Values> = {
  find: (id: string) => Promise<Versioned<Entity>>;
  create: (values: Values) => Promise<Saved<Entity>>;
  update: (id: string, values: Values, etag: string) => Promise<Saved<Entity>>;
  remove: (id: string, etag: string) => Promise<Changed>;
};

/** What refers to a row, and can be deleted with it. */
type Along = {
  /** As a refusal names them, and people do. */
  kind: string;
  one: string;
  many: string;
  remove: Calls<never, never>['remove'];
};

type Definition<Entity, Values> = Partial<Calls<Entity, Values>> &
  Pick<NavigationEntry, 'icon' | 'waiting' | 'role'> & {
    /** Where its list is. */
    path: string;
    one: string;
    many: string;
    /** In the sidebar, where that is not what many of them are called. */
    label?: string;
    /** As it stands in its addresses: '7', or '7/2' where the key has two parts. */
    idOf: (entity: Entity) => string;
    nameOf: (entity: Entity) => string;
    list: (query: ListQuery) => Promise<Listing<Entity>>;
    /** Without it: create, edit and delete. */
    actions?: readonly Action[];
    /** Under which kind its changes are recorded. */
    history?: HistoryKind;
    /** What keeps a row from being deleted, but can go along with it. */
    along?: Along;
    /** What is deleted is gone for good, and no change of many rows can be undone. */
    isFinal?: true;
    /** What an ID is appended to where a row is opened, if not `<path>/edit/`. */
    recordPath?: string;
    /** The parts of an ID in the address of its form, if not `:id`. */
    idPath?: string;
    /** Work on many rows; without it none can be selected. */
    bulk?: (request: BulkRequest) => Promise<BulkAnswer>;
    /** Where the specification has other words than those that follow from the name. */
    words?: Partial<Words>;
  };

export type Resource<Entity, Values = never> = ReturnType<typeof defineResource<Entity, Values>>;

const recordPaths = new Map<HistoryKind, string>();

/** What the ID of a row whose changes are recorded is appended to; undefined for what is no list of rows. */
export const recordPathOf = (kind: HistoryKind) => recordPaths.get(kind);

/** A resource of the back office: its calls, its addresses and the sentences that follow from its name. */
export function defineResource<Entity, Values>(definition: Definition<Entity, Values>) {
  const {
    path,
    one,
    many,
    actions = ['create', 'edit', 'delete'],
    recordPath = `${path}/edit/`,
  } = definition;
  const notOffered = () => Promise.reject(new Error(`${many} do not offer this`));
  const calls = { find: notOffered, create: notOffered, update: notOffered, remove: notOffered };
  const resource = {
    ...calls,
    ...definition,
    ...(definition.isFinal && withoutUndo(definition)),
    label: definition.label ?? capitalize(many),
    canCreate: actions.includes('create'),
    canDelete: actions.includes('delete'),
    /** What the link to a row is called; there is none where a row is neither edited nor viewed. */
    opens: openedBy(actions),
    recordPath,
    idPath: definition.idPath ?? ':id',
    createPath: `${path}/create`,
    editPath: (entity: Entity) => recordPath + definition.idOf(entity),
    words: { ...wordsFor(one, many), ...definition.words },
  };
  if (definition.history) recordPaths.set(definition.history, recordPath);
  return resource;
}

function openedBy(actions: readonly Action[]): 'Edit' | 'View' | undefined {
  if (actions.includes('edit')) return 'Edit';
  return actions.includes('view') ? 'View' : undefined;
}

function withoutUndo<Entity, Values>({ remove, bulk }: Definition<Entity, Values>) {
  return {
    ...(remove && {
      remove: async (id: string, etag: string) => {
        await remove(id, etag);
        return { change: null };
      },
    }),
    ...(bulk && {
      bulk: async (request: BulkRequest) => {
        const answer = await bulk(request);
        return isJob(answer) ? answer : { ...answer, changeId: null };
      },
    }),
  };
}

/** By the action, in the order of its buttons: what it is called, and what was done then. */
export type BulkWords = Record<string, { label: string; done: string }>;

export type Words = ReturnType<typeof wordsFor>;

function wordsFor(one: string, many: string) {
  const One = capitalize(one);
  const Many = capitalize(many);
  return {
    title: `${One} Management`,
    addNew: `Add New ${One}`,
    search: `Search ${many}`,
    loadingList: `Loading ${many}...`,
    loading: `Loading ${one}...`,
    emptyTitle: `No ${Many} Found`,
    empty: `There are no ${many} in the system yet.`,
    createFirst: `Create Your First ${One}`,
    create: `Create ${One}`,
    edit: `Edit ${One}`,
    createButton: `Create ${One}`,
    updateButton: `Update ${One}`,
    missing: `${One} not found`,
    gone: `Someone else deleted this ${one}.`,
    changed: `Someone else changed this ${one}. This is the latest version.`,
    inUse: `This ${one} is still in use and can’t be deleted:`,
    confirmDelete: `Are you sure you want to delete this ${one}?`,
    failedToList: `Error loading ${many}. Please try again.`,
    failedToLoad: `Error loading ${one}. Please try again.`,
    failedToCreate: `Error creating ${one}. Please try again.`,
    failedToUpdate: `Error updating ${one}. Please try again.`,
    failedToDelete: `Error deleting ${one}. Please try again.`,
    failedInBulk: `Error changing ${many}. Please try again.`,
    bulk: {
      activate: { label: 'Activate', done: 'activated' },
      deactivate: { label: 'Deactivate', done: 'deactivated' },
      delete: { label: 'Delete', done: 'deleted' },
    } as BulkWords,
    created: (name: string) => `${One} “${name}” created.`,
    updated: (name: string) => `${One} “${name}” updated.`,
    deleted: (name: string) => `${One} “${name}” deleted.`,
  };
}

/** For what has no status, but is shown on the website or not. */
export const SHOWN_IN_BULK: BulkWords = {
  activate: { label: 'Show', done: 'shown on the website' },
  deactivate: { label: 'Hide', done: 'hidden from the website' },
  delete: { label: 'Delete', done: 'deleted' },
};

const capitalize = (text: string) => text.replace(/(^|\s)\p{L}/gu, letter => letter.toUpperCase());
