import { type ApiProblem, asProblem } from '../../api/client.ts';

export type Kept<Row> = {
  rows?: Row[];
  problem?: ApiProblem;
  /** They are being read, for the first time or anew. */
  busy: boolean;
};

/** Rows that outlive the screens that show them: there at once, and read anew whenever somebody asks. */
export function keepRows<Row>(read: () => Promise<Row[]>) {
  let kept: Kept<Row> = { busy: false };
  let latest = 0;
  const listeners = new Set<() => void>();

  function become(next: Kept<Row>) {
    kept = next;
    for (const listener of listeners) listener();
  }

  async function refresh() {
    latest += 1;
    const mine = latest;
    become({ ...kept, busy: true });
    const next = await read().then(
      (rows): Kept<Row> => ({ rows, busy: false }),
      (error): Kept<Row> => ({ ...kept, problem: asProblem(error), busy: false }),
    );
    if (mine === latest) become(next);
  }

  return {
    current: () => kept,
    refresh,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
