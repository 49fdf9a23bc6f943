import type { Context, MiddlewareHandler } from 'hono';
import { createFactory } from 'hono/factory';
import * as z from 'zod';
import { type BulkRequest, changeInBulk } from '../bulk/change-in-bulk.ts';
import { BulkResult } from '../bulk/contract.ts';
import type { BulkResource } from '../bulk/work.ts';
import { WithId } from '../contracts/fields.ts';
import type { Ports, WritePorts } from '../deps.ts';
import type { AppEnv } from '../http/app-env.ts';
import { changesInBulk, describeRoute } from '../http/describe-route.ts';
import { answerEntity, ifMatch } from '../http/etag.ts';
import { answerList, type Listing, type Paging } from '../http/paging.ts';
import { audienceOf, permitStaff, requireSession, writePortsOf, writerOf } from '../http/session.ts';
import type { Session } from '../http/session-token.ts';
import { body, params, query } from '../http/validate.ts';
import { idempotent } from '../idempotency/once.ts';
import { answerDone } from '../jobs/answer.ts';
import { Job } from '../jobs/contract.ts';
import { type CacheTags, POST_TAGS, SHOP_TAGS } from '../response-cache/changes.ts';
import { dependsOn } from '../response-cache/middleware/cache-tags.ts';
import type { AnyRecord } from './record.ts';
import type { Audience, Versioned, Which } from './rows.ts';

const { createHandlers } = createFactory<AppEnv>();

const pass: MiddlewareHandler<AppEnv> = (_, next) => next();

/** What cached rows of a record depend on; untagged ones depend on everything. */
const TAGGED: Record<NonNullable<AnyRecord['shown']>, MiddlewareHandler<AppEnv>> = {
  shop: dependsOn(SHOP_TAGS),
  posts: dependsOn(POST_TAGS),
  'in part': pass,
};

/** Of a record: its names in URLs, singular and plural. */
type Head = Pick<AnyRecord, 'kind' | 'one' | 'many' | 'shown'>;

type Options = {
  /** Who may read it: everybody if it is shown, otherwise staff. */
  readers?: MiddlewareHandler<AppEnv>;
  /** The verb for an update, if not 'change'. */
  change?: string;
};

type List<Entity, Filter> = (ports: Ports, filter: Filter, audience: Audience) => Promise<Listing<Entity>>;
/** Cache tags of a list; untagged lists depend on everything. */
type TagsOf<Entity, Filter> = (asked: Filter, rows: Entity[]) => CacheTags | undefined;
type Find<Entity> = (ports: Ports, id: number, audience: Audience) => Promise<Versioned<Entity>>;

type ListOf<Entity, Filter> = {
  list: List<Entity, Filter>;
  narrow: (filter: Filter, id: number) => Filter;
  find: Find<unknown>;
  cacheTags?: TagsOf<Entity, Filter>;
};

function setCacheTags(c: Context<AppEnv>, cacheTags: CacheTags | undefined) {
  if (cacheTags) c.set('cacheTags', cacheTags);
}

/** Updates may conflict with other rows, unless stated otherwise. */
const CLASHES = [409];
export const NO_CLASH: number[] = [];

/** The routes that most records have, each a list of handlers: `.get('/', ...crud.list(CouponFilter, listCoupons))`. */
export function crudOf<Entity extends object>(
  { kind, one, many, shown }: Head,
  entity: z.ZodType<Entity>,
  { readers = shown ? pass : permitStaff, change = 'Change' }: Options = {},
) {
  const tagged = shown ? TAGGED[shown] : pass;
  return {
    list: <Filter extends z.ZodType<Paging>>(
      filter: Filter,
      list: List<Entity, z.output<Filter>>,
      cacheTags: TagsOf<Entity, z.output<Filter>> = () => undefined,
    ) =>
      createHandlers(
        describeRoute(`List ${many}`, { 200: z.array(entity) }),
        tagged,
        readers,
        query(filter),
        async c => {
          const asked = c.req.valid('query');
          const listing = await list(c.env, asked, audienceOf(c));
          setCacheTags(c, cacheTags(asked, listing.rows));
          return answerList(c, listing, asked);
        },
      ),

    /** Rows of a parent in the path; if there are none, the parent must exist. */
    listOf: <Filter extends z.ZodType<Paging>>(
      summary: string,
      filter: Filter,
      { list, narrow, find, cacheTags = () => undefined }: ListOf<Entity, z.output<Filter>>,
    ) =>
      createHandlers(
        describeRoute(summary, { 200: z.array(entity) }),
        tagged,
        readers,
        params(WithId),
        query(filter),
        async c => {
          const { id } = c.req.valid('param');
          const asked = narrow(c.req.valid('query'), id);
          const listing = await list(c.env, asked, audienceOf(c));
          if (listing.total === 0) await find(c.env, id, audienceOf(c));
          setCacheTags(c, cacheTags(asked, listing.rows));
          return answerList(c, listing, asked);
        },
      ),

    find: (find: Find<Entity>) =>
      createHandlers(
        describeRoute(`Get a ${one}`, { 200: entity }),
        tagged,
        readers,
        params(WithId),
        async c => answerEntity(c, await find(c.env, c.req.valid('param').id, audienceOf(c))),
      ),

    bulk: <Filter, Key, Action extends string, Input extends z.ZodType<BulkRequest<Filter, Key, Action>>>(
      given: Input,
      inBulk: BulkResource<Filter, Key, Action>,
    ) =>
      createHandlers(
        describeRoute(`${change} many ${many}`, { 200: BulkResult, 202: Job }, CLASHES),
        permitStaff,
        idempotent,
        body(given),
        changesInBulk(() => inBulk),
        async c => {
          const asked = { resource: kind, ...c.req.valid('json') };
          return answerDone(c, await changeInBulk(writerOf(c), inBulk, asked));
        },
      ),

    create: <Input extends z.ZodType>(
      given: Input,
      create: (ports: WritePorts, given: z.output<Input>, by: Session) => Promise<Versioned<Entity>>,
      idOf: (entity: Entity) => number | string,
    ) =>
      createHandlers(
        describeRoute(`Create a ${one}`, { 201: entity }, CLASHES),
        permitStaff,
        idempotent,
        body(given, entity),
        async c => {
          const created = await create(writePortsOf(c), c.req.valid('json'), requireSession(c));
          c.header('Location', `/api/${kind}/${idOf(created.entity)}`);
          return answerEntity(c, created, 201);
        },
      ),

    update: <Input extends z.ZodType>(
      given: Input,
      update: (
        ports: WritePorts,
        which: Which,
        changes: z.output<Input>,
        by: Session,
      ) => Promise<Versioned<Entity>>,
      refusals = CLASHES,
    ) =>
      createHandlers(
        describeRoute(`${change} a ${one}`, { 200: entity }, refusals),
        permitStaff,
        params(WithId),
        body(given, entity),
        async c => {
          const which = { id: c.req.valid('param').id, versions: ifMatch(c) };
          return answerEntity(
            c,
            await update(writePortsOf(c), which, c.req.valid('json'), requireSession(c)),
          );
        },
      ),

    remove: (remove: (ports: WritePorts, which: Which) => Promise<void>, refusals = CLASHES) =>
      createHandlers(
        describeRoute(`Delete a ${one}`, { 204: null }, refusals),
        permitStaff,
        params(WithId),
        async c => {
          await remove(writePortsOf(c), { id: c.req.valid('param').id, versions: ifMatch(c) });
          return c.body(null, 204);
        },
      ),
  };
}
