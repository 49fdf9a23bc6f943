import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client/database.ts';
import { constraintViolation } from '../../../db/client/errors.ts';
import { couponUses } from '../../../db/schema/coupon-uses.ts';
import { coupons } from '../../../db/schema/coupons.ts';
import { orders } from '../../../db/schema/orders.ts';
import { build } from '../../../db/sql/build.ts';
import { containsText } from '../../../db/sql/contains.ts';
import type { Deps, WriteDeps } from '../../deps.ts';
import { Conflict, ValidationError } from '../../errors.ts';
import { codecOf } from '../../records/codec.ts';
import { createRow, deleteRow, findRow, listTable, updateRow } from '../../records/crud-queries.ts';
import { orderedBy } from '../../records/list-rows.ts';
import { unpayableIn } from '../../records/payable.ts';
import { mapConstraintErrors } from '../../records/refusing.ts';
import type { Which } from '../../records/rows.ts';
import { usesOf } from '../../records/uses.ts';
import { COUPON_RULES, type CouponFilter, type CreateCoupon, type UpdateCoupon } from './contract.ts';
import { COUPON } from './record.ts';

const { toRow, toJson } = codecOf(COUPON, coupons);

const ROWS = {
  one: COUPON.one,
  table: coupons,
  id: coupons.couponId,
  select: () => build.select().from(coupons),
  toEntity: toJson,
};

const mapErrors = mapConstraintErrors({
  checks: COUPON_RULES,
  unique: { path: 'couponCode', message: 'A coupon with this code already exists' },
});

export const listCoupons = ({ database }: Deps<'database'>, filter: CouponFilter) =>
  listTable(database, ROWS, {
    where: couponsMatching(filter),
    order: orderBy(filter),
    idOf: row => row.couponId,
    paging: filter,
  });

/** The WHERE condition of the list's filters. */
export const couponsMatching = ({ displayStatus, q }: CouponFilter) =>
  and(
    displayStatus === undefined ? undefined : eq(coupons.displayStatus, displayStatus),
    q ? containsText(coupons.couponCode, q) : undefined,
  );

/** Newest first, unless sorted otherwise. */
const orderBy = ({ sort = { field: 'createdAt', descending: true } }: CouponFilter) =>
  orderedBy({ ...sort, by: coupons[sort.field], id: ROWS.id });

export const findCoupon = ({ database }: Deps<'database'>, id: number) => findRow(database, ROWS, { id });

export function createCoupon({ database }: WriteDeps<'database'>, coupon: CreateCoupon) {
  const values = { ...toRow(coupon), createdAt: new Date() };
  return createRow(database, ROWS, build.insert(coupons).values(values).returning()).catch(mapErrors);
}

export function updateCoupon({ database }: WriteDeps<'database'>, which: Which, given: UpdateCoupon) {
  const changes = { ...otherSaving(given), ...toRow(given) };
  return updateRow(database, ROWS, { ...which, changes })
    .catch(error => refuseUnpayable(database, { id: which.id, given }, error))
    .catch(mapErrors);
}

async function refuseUnpayable(
  database: Database,
  { id, given }: { id: number; given: UpdateCoupon },
  error: unknown,
): Promise<never> {
  if (constraintViolation(error)?.kind !== 'rule') throw error;
  const { entity } = await findRow(database, ROWS, { id });
  const { amount, denomination } = { ...entity, ...given };
  const errors = unpayableIn(COUPON, { amount }, denomination ?? '');
  throw errors.length > 0 ? new ValidationError(errors) : error;
}

/** A coupon is a percentage or an amount: setting one clears the other. */
function otherSaving({ percentage, amount }: UpdateCoupon) {
  return { ...(percentage && { amount: null, denomination: null }), ...(amount && { percentage: null }) };
}

export const deleteCoupon = ({ database }: WriteDeps<'database'>, which: Which) =>
  deleteRow(database, ROWS, { ...which, usedBy });

async function usedBy(database: Database, id: number) {
  const { count, names } = await usesOf(database, {
    names: build
      .select({ name: orders.orderNumber })
      .from(couponUses)
      .innerJoin(orders, eq(orders.orderId, couponUses.orderId)),
    table: couponUses,
    where: eq(couponUses.couponId, id),
  });
  const message = `${count} ${count === 1 ? 'order uses' : 'orders use'} this coupon. Deactivate it instead`;
  return new Conflict(message, { references: [{ kind: 'orders', count, names }] });
}
