import type { BulkAnswer, BulkRequest } from '../api/bulk.ts';
import type { Changed } from '../api/client.ts';
import type { ListQuery } from '../api/list-query.ts';

/** 'edit' makes them too; 'read' is to view and to delete. */
export type Offers = 'view' | 'edit' | 'read' | 'delete';

export const isMadeHere = (offers: Offers | undefined) => !offers || offers === 'edit';
/** Where a row is opened it is viewed, edited, or neither. */
export const opens = (offers: Offers | undefined) =>
  offers === 'delete' ? undefined : offers === 'view' || offers === 'read' ? 'View' : 'Edit';
export const isDeletedHere = (offers: Offers | undefined) => offers !== 'view' && offers !== 'edit';

export type Versioned<Entity> = { entity: Entity; etag: string };
export type Saved<Entity> = Versioned<Entity> & Changed;
export type Listing<Entity> = { rows: Entity[]; total: number };

type Definition<Entity, Values> = {
  /** Where its list is; create and edit lie below. */
  path: string;
  one: string;
  many: string;
  /** As it stands in its addresses: '7', or '7/2' where the key has two parts. */
  idOf: (entity: Entity) => string;
  nameOf: (entity: Entity) => string;
  list: (query: ListQuery) => Promise<Listing<Entity>>;
  find: (id: string) => Promise<Versioned<Entity>>;
  create: (values: Values) => Promise<Saved<Entity>>;
  update: (id: string, values: Values, etag: string) => Promise<Saved<Entity>>;
  remove: (id: string, etag: string) => Promise<Changed>;
  /** What can be done with a row, where that is not to make, to edit and to delete it. */
  offers?: Offers;
  /** What is deleted is gone for good: it keeps no history. */
  isFinal?: true;
  /** Where a row is opened, if not below `edit`. */
  pathOf?: (entity: Entity) => string;
  /** Work on many rows; without it none can be selected. */
  bulk?: (request: BulkRequest) => Promise<BulkAnswer>;
  /** Where the specification has other words than those that follow from the name. */
  words?: Partial<Words>;
};

export type Resource<Entity, Values = never> = ReturnType<typeof defineResource<Entity, Values>>;

/** What the back office keeps: its calls, its addresses and the sentences that follow from its name. */
export function defineResource<Entity, Values>(definition: Definition<Entity, Values>) {
  const { path, one, many } = definition;
  return {
    ...definition,
    createPath: `${path}/create`,
    editPath: definition.pathOf ?? ((entity: Entity) => `${path}/edit/${definition.idOf(entity)}`),
    words: { ...wordsFor(one, many), ...definition.words },
  };
}

/** By the action, in the order of its buttons: what it is called, and what was done then. */
export type BulkWords = Record<string, { label: string; done: string }>;

export type Words = ReturnType<typeof wordsFor>;

function wordsFor(one: string, many: string) {
  const One = inCapitals(one);
  const Many = inCapitals(many);
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
    gone: `This ${one} is gone: someone else deleted it.`,
    changed: `Someone else changed this ${one} in the meantime. This is what it is now.`,
    inUse: `This ${one} is still in use and stays:`,
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

const inCapitals = (text: string) => text.replace(/(^|\s)\p{L}/gu, letter => letter.toUpperCase());
