import { type ServedWorker, serveWorker } from './served-worker.ts';

/** Starting workerd takes longer than the tests of most files, so one serves many shops, one after the other. */
const SHOPS_OF_EACH = 30;

type Kept = { worker: ServedWorker; opened: number };

const idle: Kept[] = [];

/** A worker that has empty places left; when its shop stops, the next one has it. */
export async function takeWorker(variables: Record<string, string>) {
  const kept = idle.pop() ?? { worker: await serveWorker(variables, SHOPS_OF_EACH), opened: 0 };
  const place = kept.opened;
  kept.opened += 1;
  return {
    ...kept.worker,
    open: () => kept.worker.open(place),
    stop: async () => {
      if (kept.opened < SHOPS_OF_EACH) idle.push(kept);
      else await kept.worker.stop();
    },
  };
}
