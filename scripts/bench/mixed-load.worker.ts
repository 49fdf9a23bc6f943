import { parentPort, workerData } from 'node:worker_threads';
import { type Load, runLoad } from './mixed-load.ts';

parentPort?.postMessage(await runLoad(workerData as Load));
