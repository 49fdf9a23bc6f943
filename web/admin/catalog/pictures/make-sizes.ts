import type { MadeSizes, SizesOrder } from './sizes-order.ts';

let last: Promise<unknown> = Promise.resolve();

/** One picture at a time, in a worker so typing stays smooth; null if it cannot be decoded. */
export function makeSizes(order: SizesOrder): Promise<MadeSizes | null> {
  const made = last.then(() => inWorker(order));
  last = made;
  return made;
}

function inWorker(order: SizesOrder): Promise<MadeSizes | null> {
  const worker = new Worker(new URL('./sizes.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<MadeSizes | null>(resolve => {
    worker.onmessage = ({ data }: MessageEvent<MadeSizes | null>) => resolve(data);
    worker.onerror = () => resolve(null);
    worker.postMessage(order);
  }).finally(() => worker.terminate());
}
