import type { Pictures } from '../../functions/ports/pictures.ts';

/** A picture store that is only read. */
export interface PictureFiles {
  /** Null when there is none of that name. */
  get(name: string): Promise<{ bytes: Uint8Array; type: string } | null>;
  close(): void;
}

export const picturesOf = (store: Pictures): PictureFiles => ({
  get: async name => {
    const found = await store.get(name);
    if (!found) return null;
    return { bytes: new Uint8Array(await new Response(found.body).arrayBuffer()), type: found.type };
  },
  close: () => {},
});
