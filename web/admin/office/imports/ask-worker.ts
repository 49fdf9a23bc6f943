import type { FileAnswer, FileQuestion } from './file-messages.ts';
import type { ReadFile } from './read-file.ts';
import { WrongFile } from './wrong-file.ts';

type Asking = { onProgress: (share: number) => void; signal: AbortSignal };

/** A file's rows, read in a worker. */
export function readInWorker(question: FileQuestion, { onProgress, signal }: Asking): Promise<ReadFile> {
  const worker = new Worker(new URL('./file-worker.ts', import.meta.url), { type: 'module' });
  const read = new Promise<ReadFile>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FileAnswer>) => {
      if ('progress' in data) onProgress(data.progress);
      else if ('fault' in data) reject(new WrongFile(data.fault));
      else resolve(data);
    };
    worker.onerror = () => reject(new WrongFile('This file can’t be read. Try again.'));
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  worker.postMessage(question);
  return read.finally(() => worker.terminate());
}
