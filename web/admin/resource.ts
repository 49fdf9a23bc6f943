import type { LucideIcon } from 'lucide-react';
import type { Waiting } from '../../functions/contracts/moderation.ts';
import type { Role } from '../../functions/contracts/roles.ts';
import type { HistoryKind } from '../../functions/office/history/contract.ts';
import type { Changed } from '../api/client.ts';
import type { BulkAnswer, BulkRequest } from '../api/crud.ts';
import { isJob } from '../api/jobs.ts';
import type { ListQuery } from '../api/list-query.ts';
import { type BulkWords, capitalize, type Words, wordsFor } from './resource-words.ts';

/** What staff can do with a resource's rows; edit includes view. */
type Action = 'create' | 'edit' | 'view' | 'delete';

export type Versioned<Entity> = { entity: Entity; etag: string };
export type Saved<Entity> = Versioned<Entity> & Changed;
export type Listing<Entity> = { rows: Entity[]; total: number };

/** A sidebar entry. */
export type NavigationEntry = {
  path: string;
  label: string;
  icon: LucideIcon;
  /** The number of new rows, shown next to its name. */
  waiting?: keyof Waiting;
  /** Who sees the entry, if not everyone. */
  role?: Role;
};

type Calls<Entity, Values> = {
  find: (id: string) => Promise<Versioned<Entity>>;
  create: (values: Values) => Promise<Saved<Entity>>;
  update: (id: string, values: Values, etag: string) => Promise<Saved<Entity>>;
  remove: (id: string, etag: string) => Promise<Changed>;
};

/** Rows that refer to a row and can be deleted with it. */
type Along = {
  /** Their names in the API's refusal and on screen. */
  kind: string;
  one: string;
  many: string;
  remove: Calls<never, never>['remove'];
};

type Definition<Entity, Values> = Partial<Calls<Entity, Values>> &
  Pick<NavigationEntry, 'icon' | 'waiting' | 'role'> & {
    /** The path of its list. */
    path: string;
    one: string;
    many: string;
    /** The sidebar label, if it differs from the plural. */
    label?: string;
    /** The ID in addresses: '7', or '7/2' for a two-part key. */
    idOf: (entity: Entity) => string;
    nameOf: (entity: Entity) => string;
    list: (query: ListQuery) => Promise<Listing<Entity>>;
    /** Default: create, edit and delete. */
    actions?: readonly Action[];
    /** The kind under which its changes are recorded. */
    history?: HistoryKind;
    /** What blocks deleting a row but can be deleted with it. */
    along?: Along;
    /** Deletion is permanent, and bulk changes cannot be undone. */
    isFinal?: true;
    /** The prefix of a row's address, if not `<path>/edit/`. */
    recordPath?: string;
    /** The route parameters of an ID, if not `:id`. */
    idPath?: string;
    /** Bulk actions; without them no rows can be selected. */
    bulk?: (request: BulkRequest) => Promise<BulkAnswer>;
    /** Where the specification's words differ from those derived from the name. */
    words?: Partial<Words>;
  };

export type Resource<Entity, Values = never> = ReturnType<typeof defineResource<Entity, Values>>;

const recordPaths = new Map<HistoryKind, string>();

/** The address prefix of rows whose changes are recorded; undefined if there is no list. */
export const recordPathOf = (kind: HistoryKind) => recordPaths.get(kind);

/** How jobs speak of a resource. */
export type Named = { one: string; many: string; isFinal?: true | undefined; words: { bulk: BulkWords } };

const resources = new Map<string, Named>();

/** The resource with this name in API paths, such as `productprices`. */
export const resourceNamed = (name: string): Named | undefined => resources.get(name);

const apiNameOf = (path: string) => path.replace(/^\/admin\//, '').replaceAll('-', '');

/** A back office resource: its calls, its addresses and the texts derived from its name. */
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
    /** The label of the link to a row; undefined if rows can be neither edited nor viewed. */
    opens: openedBy(actions),
    recordPath,
    idPath: definition.idPath ?? ':id',
    createPath: `${path}/create`,
    editPath: (entity: Entity) => recordPath + definition.idOf(entity),
    words: { ...wordsFor(one, many), ...definition.words },
  };
  if (definition.history) recordPaths.set(definition.history, recordPath);
  resources.set(apiNameOf(path), resource);
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
