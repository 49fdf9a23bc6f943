import type { Send } from '../sql/statement.ts';

/** What a request cost the database. */
export type Meter = {
  roundTrips: number;
  /** Undefined if the database does not report it. */
  rowsRead: number | undefined;
  /** Total waiting time; parallel round trips both count. */
  ms: number;
  /** Wraps each round trip, for tracing. */
  watch?: Watch;
};

type Trip = { does: 'read' | 'write'; statements: number };
type Watch = <Answer>(trip: Trip, ask: () => Promise<Answer>) => Promise<Answer>;

export const createMeter = (): Meter => ({ roundTrips: 0, rowsRead: undefined, ms: 0 });

export function metered(send: Send, does: Trip['does'], meter: Meter | undefined): Send {
  if (!meter) return send;
  return async statements => {
    meter.roundTrips += 1;
    const startedAt = Date.now();
    const ask = () =>
      send(statements).finally(() => {
        meter.ms += Date.now() - startedAt;
      });
    return await (meter.watch ? meter.watch({ does, statements: statements.length }, ask) : ask());
  };
}
