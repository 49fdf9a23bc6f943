import type { BulkResult } from '../../functions/bulk/contract.ts';
import type { Job } from '../../functions/jobs/contract.ts';
import { changeIn, dataOf, done, entityOf, ifMatch, listOf } from './client.ts';
import { isJob } from './jobs.ts';
import type { ListQuery } from './list-query.ts';

/** Rows by their keys, or all rows of a list with these filters. */
export type BulkRequest = {
  /** The name of an action of the resource. */
  action: string;
  keys?: string[];
  matching?: Record<string, string>;
  expected?: number;
};

/** The result and the change that undoes it; or the job that is doing it. */
export type BulkAnswer = (BulkResult & { changeId: string | null }) | Job;

type Pending<Data> = Parameters<typeof dataOf<Data>>[0];
/** The names of key parameters in a path differ; `ParamOf` maps them if it is not just `id`. */
type Param = { param: never };
type IfMatch = ReturnType<typeof ifMatch>;

type Readable<Entity, Query = ListQuery> = { $get(given: { query: Query }): Pending<Entity[]> };
type Creatable<Entity, Values> = { $post(given: { json: Values }): Pending<Entity> };
/** Each resource has its own actions and filters, known only to its screen. */
type InBulk = { bulk: { $post(given: { json: never }): Pending<BulkResult | Job> } };

type ReadableItem<Entity> = { $get(given: Param & { query: object }): Pending<Entity> };
type UpdatableItem<Entity, Values> = {
  $put(given: Param & { json: Values }, options: IfMatch): Pending<Entity>;
};
type DeletableItem = { $delete(given: Param & { query: object }, options: IfMatch): Pending<unknown> };
type Item<Entity, Values> = ReadableItem<Entity> & UpdatableItem<Entity, Values> & DeletableItem;

/** Maps an id of the back office to path parameters. */
type ParamOf = (id: string) => Record<string, string>;
const byId: ParamOf = id => ({ id });
/** `as never`: the caller determines the type of the keys, as in `Param`. */
const at = (paramOf: ParamOf, id: string) => ({ param: paramOf(id) as never });

export const listCall =
  <Entity, Query extends ListQuery = ListQuery>(route: Readable<Entity, Query>) =>
  (query: Query) =>
    listOf(route.$get({ query }));

export const findCall =
  <Entity>(item: ReadableItem<Entity>, paramOf = byId) =>
  (id: string) =>
    entityOf(item.$get({ ...at(paramOf, id), query: {} }));

export const createCall =
  <Entity, Values>(route: Creatable<Entity, Values>) =>
  (json: Values) =>
    entityOf(route.$post({ json }));

export const updateCall =
  <Entity, Values>(item: UpdatableItem<Entity, Values>, paramOf = byId) =>
  (id: string, json: Values, etag: string) =>
    entityOf(item.$put({ ...at(paramOf, id), json }, ifMatch(etag)));

export const deleteCall =
  (item: DeletableItem, paramOf = byId) =>
  (id: string, etag: string) =>
    done(item.$delete({ ...at(paramOf, id), query: {} }, ifMatch(etag)));

export const bulkCall =
  ({ bulk }: InBulk) =>
  async (json: BulkRequest): Promise<BulkAnswer> => {
    // `as never`: only the screen knows the actions and filters of its resource.
    const { data, headers } = await dataOf(bulk.$post({ json: json as never }));
    return isJob(data) ? data : { ...data, changeId: changeIn(headers) };
  };

type Crud<Entity, Values> = Readable<Entity> & Creatable<Entity, Values> & InBulk;

/** The calls of a resource that has all of them: `crudCalls<Coupon, CreateCoupon>(api.api.coupons)`. */
export const crudCalls = <Entity, Values>(route: Crud<Entity, Values> & { ':id': Item<Entity, Values> }) =>
  crudCallsAt<Entity, Values>({ route, item: route[':id'], paramOf: byId });

/** The same for rows whose key is not a single number. */
export const crudCallsAt = <Entity, Values>({
  route,
  item,
  paramOf,
}: {
  route: Crud<Entity, Values>;
  item: Item<Entity, Values>;
  paramOf: ParamOf;
}) => ({
  list: listCall(route),
  find: findCall(item, paramOf),
  create: createCall(route),
  update: updateCall(item, paramOf),
  remove: deleteCall(item, paramOf),
  bulk: bulkCall(route),
});
