import type { Send } from './statement.ts';

/** What a request asked of the database. */
export type Meter = {
  roundTrips: number;
  /** Undefined where the database does not tell. */
  rowsRead: number | undefined;
  /** How long it was waited for, one round trip beside another counted twice. */
  ms: number;
};

export const createMeter = (): Meter => ({ roundTrips: 0, rowsRead: undefined, ms: 0 });

export function metered(send: Send, meter: Meter | undefined): Send {
  if (!meter) return send;
  return async statements => {
    meter.roundTrips += 1;
    const startedAt = Date.now();
    return await send(statements).finally(() => {
      meter.ms += Date.now() - startedAt;
    });
  };
}
