import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { contains } from '../../../db/contains.ts';
import type { Database } from '../../../db/database.ts';
import { fromHundredths, hundredths } from '../../../db/hundredths.ts';
import { refusalOf } from '../../../db/refusals.ts';
import { couponUses } from '../../../db/schema/coupon-uses.ts';
import { coupons } from '../../../db/schema/coupons.ts';
import { orders } from '../../../db/schema/orders.ts';
import {
  COUPON_RULES,
  type Coupon,
  type CouponFilter,
  type CreateCoupon,
  type UpdateCoupon,
} from '../../contracts/coupons.ts';
import { Clash, NotFound, RuleBroken } from '../../errors.ts';
import { listRows, NAMES_GIVEN, settle, settleDeletion, type Which } from '../rows.ts';

type Row = typeof coupons.$inferSelect;

/** The newest first, unless asked otherwise. */
export function listCoupons(database: Database, filter: CouponFilter) {
  const chosen = couponsMatching(filter);
  const rows = database.select().from(coupons).where(chosen);
  const total = database.select({ total: count() }).from(coupons).where(chosen);
  return listRows(database, {
    rows: rows.orderBy(...orderOf(filter)).$dynamic(),
    total: total.$dynamic(),
    page: filter,
    toEntity: toCoupon,
  });
}

/** What the filters of the list mean. */
export const couponsMatching = ({ displayStatus, q }: CouponFilter) =>
  and(
    displayStatus === undefined ? undefined : eq(coupons.displayStatus, displayStatus),
    q ? contains(coupons.couponCode, q) : undefined,
  );

export async function findCoupon(database: Database, id: number) {
  const [row] = await database.select().from(coupons).where(eq(coupons.couponId, id));
  if (!row) throw unknown(id);
  return toVersioned(row);
}

export async function createCoupon(database: Database, coupon: CreateCoupon) {
  const values = { ...toColumns(coupon), couponCode: coupon.couponCode, createdAt: new Date() };
  const [row] = await database.insert(coupons).values(values).returning().catch(refused);
  return toVersioned(row as Row);
}

export async function updateCoupon(database: Database, { id, versions }: Which, changes: UpdateCoupon) {
  const [changed, [current]] = await database
    .batch([
      database
        .update(coupons)
        .set({
          ...otherSaving(changes),
          ...toColumns(changes),
          version: sql`${coupons.version} + 1`,
        })
        .where(meant({ id, versions }))
        .returning({ id: coupons.couponId }),
      database.select().from(coupons).where(eq(coupons.couponId, id)),
    ])
    .catch(refused);
  return settle({ changed, current, toEntity: toCoupon, unknown: unknown(id) });
}

export async function deleteCoupon(database: Database, { id, versions }: Which) {
  const [changed, [current]] = await database
    .batch([
      database.delete(coupons).where(meant({ id, versions })).returning({ id: coupons.couponId }),
      database.select().from(coupons).where(eq(coupons.couponId, id)),
    ])
    .catch(async error => {
      throw refusalOf(error)?.kind === 'foreign-key' ? await usedBy(database, id) : error;
    });
  settleDeletion({ changed, current, toEntity: toCoupon, unknown: unknown(id) });
}

function meant({ id, versions }: Which) {
  return and(eq(coupons.couponId, id), versions && inArray(coupons.version, versions));
}

/** A coupon is a percentage or an amount: what it becomes, it no longer is as the other. */
function otherSaving({ percentage, amount }: UpdateCoupon) {
  return { ...(percentage && { amount: null, denomination: null }), ...(amount && { percentage: null }) };
}

/** In hundredths and moments, as the table has them; what was not given stays away. */
function toColumns({ percentage, amount, validFrom, validUntil, ...others }: UpdateCoupon) {
  const inHundredths = (given: number | null) => (given === null ? null : hundredths(given));
  const asMoment = (given: string | null) => (given === null ? null : new Date(given));
  return {
    ...others,
    ...(percentage !== undefined && { percentage: inHundredths(percentage) }),
    ...(amount !== undefined && { amount: inHundredths(amount) }),
    ...(validFrom !== undefined && { validFrom: asMoment(validFrom) }),
    ...(validUntil !== undefined && { validUntil: asMoment(validUntil) }),
  };
}

async function usedBy(database: Database, id: number) {
  const using = eq(couponUses.couponId, id);
  const [named, [counted]] = await database.batch([
    database
      .select({ name: orders.orderNumber })
      .from(couponUses)
      .innerJoin(orders, eq(orders.orderId, couponUses.orderId))
      .where(using)
      .limit(NAMES_GIVEN),
    database.select({ total: count() }).from(couponUses).where(using),
  ]);
  const total = counted?.total ?? 0;
  const message = `${total} ${total === 1 ? 'order uses' : 'orders use'} this coupon. Deactivate it instead`;
  const references = [{ kind: 'orders', count: total, names: named.map(({ name }) => name) }];
  return new Clash(message, { references });
}

const isRule = (constraint: string): constraint is keyof typeof COUPON_RULES => constraint in COUPON_RULES;

function refused(error: unknown): never {
  const refusal = refusalOf(error);
  if (refusal?.kind === 'check' && isRule(refusal.constraint)) {
    throw new RuleBroken([COUPON_RULES[refusal.constraint]]);
  }
  if (refusal?.kind !== 'unique') throw error;
  const message = 'There is a coupon with this code already';
  throw new Clash(message, { errors: [{ path: 'couponCode', message }] });
}

function orderOf({ sort }: CouponFilter) {
  const { field = 'createdAt', descending = true } = sort ?? {};
  const direction = descending ? desc : asc;
  return [direction(coupons[field]), direction(coupons.couponId)];
}

const unknown = (id: number) => new NotFound(`There is no coupon ${id}`);

function toCoupon({ version: _, percentage, amount, validFrom, validUntil, createdAt, ...row }: Row): Coupon {
  return {
    ...row,
    percentage: percentage === null ? null : fromHundredths(percentage),
    amount: amount === null ? null : fromHundredths(amount),
    validFrom: validFrom?.toISOString() ?? null,
    validUntil: validUntil?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

const toVersioned = (row: Row) => ({ entity: toCoupon(row), version: row.version });
