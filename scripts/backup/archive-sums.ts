import { createHash } from 'node:crypto';
import { partOf, type Sum } from './archive.ts';

/** Sums files as they arrive. */
export function archiveSums() {
  const parts = new Map<string, { files: number; bytes: number; hash: ReturnType<typeof createHash> }>();
  return {
    add(name: string, bytes: Uint8Array) {
      const part = parts.get(partOf(name)) ?? { files: 0, bytes: 0, hash: createHash('sha256') };
      parts.set(partOf(name), part);
      part.files += 1;
      part.bytes += bytes.length;
      part.hash.update(`${name} ${bytes.length}\n`).update(bytes);
    },
    sums: (): Record<string, Sum> =>
      Object.fromEntries(
        [...parts].map(([name, { files, bytes, hash }]) => [
          name,
          { files, bytes, sha256: hash.copy().digest('hex') },
        ]),
      ),
  };
}
