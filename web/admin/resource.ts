import type { ListQuery } from '../api/list-query.ts';

export type Versioned<Entity> = { entity: Entity; etag: string };
export type Listing<Entity> = { rows: Entity[]; total: number };

type Definition<Entity, Values> = {
  /** Where its list is; create and edit lie below. */
  path: string;
  one: string;
  many: string;
  idOf: (entity: Entity) => string;
  nameOf: (entity: Entity) => string;
  list: (query: ListQuery) => Promise<Listing<Entity>>;
  find: (id: string) => Promise<Versioned<Entity>>;
  create: (values: Values) => Promise<Versioned<Entity>>;
  update: (id: string, values: Values, etag: string) => Promise<Versioned<Entity>>;
  remove: (id: string, etag: string) => Promise<void>;
};

export type Resource<Entity, Values = never> = ReturnType<typeof defineResource<Entity, Values>>;

/** What the back office keeps: its calls, its addresses and the sentences that follow from its name. */
export function defineResource<Entity, Values>(definition: Definition<Entity, Values>) {
  const { path, one, many } = definition;
  return {
    ...definition,
    createPath: `${path}/create`,
    editPath: (entity: Entity) => `${path}/edit/${definition.idOf(entity)}`,
    words: wordsFor(one, many),
  };
}

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
    update: `Update ${One}`,
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
    created: (name: string) => `${One} “${name}” created.`,
    updated: (name: string) => `${One} “${name}” updated.`,
    deleted: (name: string) => `${One} “${name}” deleted.`,
  };
}

const inCapitals = (text: string) => text.replace(/(^|\s)\p{L}/gu, letter => letter.toUpperCase());
