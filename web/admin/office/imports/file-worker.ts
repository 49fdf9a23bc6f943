import { decodeText } from './decode-text.ts';
import type { FileAnswer, FileQuestion } from './file-messages.ts';
import { readFile } from './read-file.ts';
import { WrongFile } from './wrong-file.ts';

/** Reads a file off the main thread, which stays responsive with files of any size. */
self.onmessage = async ({ data }: MessageEvent<FileQuestion>) => {
  const answer = (said: FileAnswer) => self.postMessage(said);
  try {
    const { source, ...options } = data;
    const text = typeof source === 'string' ? source : decodeText(new Uint8Array(await source.arrayBuffer()));
    const onProgress = (read: number, total: number) => answer({ progress: read / total });
    answer(readFile(text, { ...options, onProgress }));
  } catch (error) {
    if (error instanceof WrongFile) answer({ fault: error.message });
    else answer({ fault: 'This file can’t be read. Save it as CSV, then choose it again.' });
  }
};
