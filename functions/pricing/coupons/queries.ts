import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { build } from '../../../db/build.ts';
import { contains } from '../../../db/contains.ts';
import type { Database } from '../../../db/database.ts';
import { refusalOf } from '../../../db/refusals.ts';
import { couponUses } from '../../../db/schema/coupon-uses.ts';
import { coupons } from '../../../db/schema/coupons.ts';
import { orders } from '../../../db/schema/orders.ts';
import { Clash, NotFound, RuleBroken } from '../../errors.ts';
import type { Deps, WriteDeps } from '../../http/app-env.ts';
import { codecOf } from '../../records/codec.ts';
import { listRows, NAMES_GIVEN, settle, settleDeletion, type Which } from '../../records/rows.ts';
import { COUPON_RULES, type CouponFilter, type CreateCoupon, type UpdateCoupon } from './contract.ts';
import { COUPON } from './record.ts';

type Row = typeof coupons.$inferSelect;

const { toRow, toWire } = codecOf(COUPON, coupons);

/** The newest first, unless asked otherwise. */
export function listCoupons({ database }: Deps<'database'>, filter: CouponFilter) {
  const chosen = couponsMatching(filter);
  const rows = build.select().from(coupons).where(chosen);
  const total = build.select({ total: count() }).from(coupons).where(chosen);
  return listRows(database, {
    rows: rows.orderBy(...orderOf(filter)).$dynamic(),
    total: total.$dynamic(),
    page: filter,
    toEntity: toWire,
  });
}

/** What the filters of the list mean. */
export const couponsMatching = ({ displayStatus, q }: CouponFilter) =>
  and(
    displayStatus === undefined ? undefined : eq(coupons.displayStatus, displayStatus),
    q ? contains(coupons.couponCode, q) : undefined,
  );

export async function findCoupon({ database }: Deps<'database'>, id: number) {
  const [row] = await database.read(build.select().from(coupons).where(eq(coupons.couponId, id)));
  if (!row) throw unknown(id);
  return toVersioned(row);
}

export async function createCoupon({ database }: WriteDeps<'database'>, coupon: CreateCoupon) {
  const values = { ...toRow(coupon), createdAt: new Date() };
  const [row] = await database.write(build.insert(coupons).values(values).returning()).catch(refused);
  return toVersioned(row as Row);
}

export async function updateCoupon(
  { database }: WriteDeps<'database'>,
  { id, versions }: Which,
  changes: UpdateCoupon,
) {
  const [changed, [current]] = await database
    .writeBatch([
      build
        .update(coupons)
        .set({
          ...otherSaving(changes),
          ...toRow(changes),
          version: sql`${coupons.version} + 1`,
        })
        .where(meant({ id, versions }))
        .returning({ id: coupons.couponId }),
      build.select().from(coupons).where(eq(coupons.couponId, id)),
    ])
    .catch(refused);
  return settle({ changed, current, toEntity: toWire, unknown: unknown(id) });
}

export async function deleteCoupon({ database }: WriteDeps<'database'>, { id, versions }: Which) {
  const [changed, [current]] = await database
    .writeBatch([
      build.delete(coupons).where(meant({ id, versions })).returning({ id: coupons.couponId }),
      build.select().from(coupons).where(eq(coupons.couponId, id)),
    ])
    .catch(async error => {
      throw refusalOf(error)?.kind === 'foreign-key' ? await usedBy(database, id) : error;
    });
  settleDeletion({ changed, current, toEntity: toWire, unknown: unknown(id) });
}

function meant({ id, versions }: Which) {
  return and(eq(coupons.couponId, id), versions && inArray(coupons.version, versions));
}

/** A coupon is a percentage or an amount: what it becomes, it no longer is as the other. */
function otherSaving({ percentage, amount }: UpdateCoupon) {
  return { ...(percentage && { amount: null, denomination: null }), ...(amount && { percentage: null }) };
}

async function usedBy(database: Database, id: number) {
  const using = eq(couponUses.couponId, id);
  const [named, [counted]] = await database.readBatch([
    build
      .select({ name: orders.orderNumber })
      .from(couponUses)
      .innerJoin(orders, eq(orders.orderId, couponUses.orderId))
      .where(using)
      .limit(NAMES_GIVEN),
    build.select({ total: count() }).from(couponUses).where(using),
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

const toVersioned = (row: Row) => ({ entity: toWire(row), version: row.version });
