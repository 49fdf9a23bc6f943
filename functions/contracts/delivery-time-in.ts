import type { DeliveryTime } from './delivery-time.ts';
import { isTimeZone } from './time-zones.ts';
import { utcOffsetsIn } from './utc-offsets.ts';

type Said = Readonly<
  Partial<Record<'deliveryDaysFrom' | 'deliveryDaysTo' | 'orderBy', number | null>> & { timeZone: string }
>;

/** Null if the shop says nothing about this country. */
export function deliveryTimeIn({
  deliveryDaysFrom: daysFrom,
  deliveryDaysTo: daysTo,
  orderBy,
  timeZone,
}: Said): DeliveryTime | null {
  if (typeof daysFrom !== 'number' || typeof daysTo !== 'number') return null;
  const utcOffsets = isTimeZone(timeZone) ? utcOffsetsIn(timeZone, Date.now()) : [];
  return { daysFrom, daysTo, orderBy: orderBy ?? null, timeZone, utcOffsets };
}
