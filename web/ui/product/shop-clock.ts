import type { Clock } from '../../../functions/contracts/clock.ts';
import type { DeliveryTime } from '../../../functions/contracts/delivery-time.ts';
import { clockIn, isTimeZone } from '../../../functions/contracts/time-zones.ts';
import { clockFrom } from '../../../functions/contracts/utc-offsets.ts';

/** Asks `Intl`, which is slow on a phone, only in an old answer; undefined if the browser doesn't know the zone. */
export const shopClockAt = (now: number, { utcOffsets, timeZone }: DeliveryTime): Clock | undefined =>
  clockFrom(utcOffsets, now) ?? (isTimeZone(timeZone) ? clockIn(timeZone) : undefined);
