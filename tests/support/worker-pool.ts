import { type ServedWorker, serveWorker } from './served-worker.ts';

/** Starting workerd takes longer than the tests of most files, so one serves many shops, one after the other. */
const SHOPS_OF_EACH = 30;

type Pooled = { worker: ServedWorker; opened: number };

const idle: Pooled[] = [];

/** A worker with empty slots left; when its shop stops, the next one uses it. */
export async function takeWorker(variables: Record<string, string>) {
  const pooled = idle.pop() ?? { worker: await serveWorker(variables, { places: SHOPS_OF_EACH }), opened: 0 };
  const place = pooled.opened;
  pooled.opened += 1;
  return {
    ...pooled.worker,
    open: () => pooled.worker.open(place),
    stop: async () => {
      if (pooled.opened < SHOPS_OF_EACH) idle.push(pooled);
      else await pooled.worker.stop();
    },
  };
}
