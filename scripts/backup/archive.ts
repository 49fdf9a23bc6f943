import * as z from 'zod';

/**
 * A gzipped tar. `shop.json` comes first and says what follows: `rows/<table>/<number>.ndjson`, one row per line as an
 * array of its columns, parents before the rows that reference them; `pictures/<type>/<name>`; `sums.json` comes last.
 */
export const FORMAT = 1;

export const ShopFile = z.object({
  format: z.literal(FORMAT),
  at: z.iso.datetime(),
  /** The id of the shop; its picture store has the same. */
  shopId: z.string().nullable(),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  sequences: z.array(z.object({ name: z.string(), seq: z.int() })),
});
export type ShopFile = z.infer<typeof ShopFile>;

const Sum = z.object({ files: z.int(), bytes: z.int(), sha256: z.string() });
export type Sum = z.infer<typeof Sum>;

/** Checksums of each table and the pictures: names and bytes of their files, in the order of the archive. */
export const SumsFile = z.record(z.string(), Sum);

/** A file, and what it is encrypted with, if it is. */
export type Archive = { file: string; passphrase: Buffer | undefined };

export const SHOP_FILE = 'shop.json';
export const SUMS_FILE = 'sums.json';
export const PICTURES = 'pictures';

/** The group that a file is summed in: `rows/products`, `pictures`. */
export const partOf = (name: string) => {
  const [kind = '', table = ''] = name.split('/');
  return kind === PICTURES ? PICTURES : `${kind}/${table}`;
};
