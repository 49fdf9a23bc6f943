import { open, rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { SHOP_FILE, type ShopFile, SUMS_FILE } from './archive.ts';
import { archiveSums } from './archive-sums.ts';
import { encrypting } from './encryption.ts';
import { TAR_END, tarHeader, tarPadding } from './tar.ts';

const PARTIAL = '.partial';
/** Rows become a third of their size; more effort would take longer than reading them. */
const EFFORT = 3;

export type ArchiveWriter = Awaited<ReturnType<typeof writeArchive>>;

/** Writes an archive that gets its name only when complete; encrypted if there is a passphrase. */
export async function writeArchive(file: string, shop: ShopFile, passphrase?: Buffer) {
  const partial = `${file}${PARTIAL}`;
  const gzip = createGzip({ level: EFFORT });
  const target = (await open(partial, 'w', 0o600)).createWriteStream();
  const written = passphrase ? pipeline(gzip, encrypting(passphrase), target) : pipeline(gzip, target);
  // The next write fails with it.
  written.catch(() => {});
  const { add: addUp, sums } = archiveSums();
  const at = new Date(shop.at);

  const write = async (bytes: Uint8Array) => {
    if (bytes.length === 0 || gzip.write(bytes)) return;
    await Promise.race([new Promise(resolve => gzip.once('drain', resolve)), written]);
  };
  const put = async (name: string, bytes: Uint8Array) => {
    await write(tarHeader(name, bytes.length, at));
    await write(bytes);
    await write(tarPadding(bytes.length));
  };
  const add = async (name: string, bytes: Uint8Array) => {
    addUp(name, bytes);
    await put(name, bytes);
  };
  await add(SHOP_FILE, asFile(shop));

  return {
    add,
    /** How large it became. */
    close: async (): Promise<number> => {
      await put(SUMS_FILE, asFile(sums()));
      gzip.end(TAR_END);
      await written;
      const { size } = await stat(partial);
      await rename(partial, file);
      return size;
    },
    abandon: async () => {
      gzip.destroy();
      await written.catch(() => {});
      await rm(partial, { force: true });
    },
  };
}

const asFile = (content: unknown) => Buffer.from(`${JSON.stringify(content, null, 2)}\n`);
