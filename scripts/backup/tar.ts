const BLOCK = 512;
const FIELDS = {
  name: [0, 100],
  mode: [100, 8],
  owner: [108, 8],
  group: [116, 8],
  size: [124, 12],
  time: [136, 12],
  sum: [148, 8],
  kind: [156, 1],
  magic: [257, 8],
} as const;
type Field = keyof typeof FIELDS;

/** The header of a plain file in a POSIX archive (ustar). */
export function tarHeader(name: string, size: number, at: Date): Buffer {
  const header = Buffer.alloc(BLOCK);
  const put = (field: Field, text: string) => header.write(text, FIELDS[field][0], 'latin1');
  const octal = (field: Field, number: number) =>
    put(field, number.toString(8).padStart(FIELDS[field][1] - 1, '0'));
  if (Buffer.byteLength(name) > FIELDS.name[1]) throw new Error(`${name} is too long for the archive`);
  put('name', name);
  octal('mode', 0o600);
  octal('owner', 0);
  octal('group', 0);
  octal('size', size);
  octal('time', Math.floor(at.getTime() / 1000));
  put('kind', '0');
  put('magic', 'ustar\u000000');
  put('sum', `${sumOf(header).toString(8).padStart(6, '0')}\0 `);
  return header;
}

/** The padding of a file's last block, and the end of an archive. */
export const tarPadding = (size: number) => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);
export const TAR_END = Buffer.alloc(2 * BLOCK);

export class NotTar extends Error {}

/** The files of an archive, each whole in memory: none of ours is large. */
export async function* filesInTar(stream: AsyncIterable<Buffer>, mostBytes: number) {
  const take = reader(stream);
  for (;;) {
    const header = await take(BLOCK);
    if (header.every(byte => byte === 0)) return;
    const { name, size } = readHeader(header);
    if (size > mostBytes) throw new NotTar(`${name} is larger than anything in a backup`);
    const bytes = await take(size);
    await take(tarPadding(size).length);
    yield { name, bytes };
  }
}

function readHeader(header: Buffer) {
  const text = (field: Field) => {
    const [start, length] = FIELDS[field];
    return header.toString('latin1', start, start + length).replace(/\0.*$/s, '');
  };
  const number = (field: Field) => Number.parseInt(text(field), 8);
  if (!text('magic').startsWith('ustar') || number('sum') !== sumOf(header))
    throw new NotTar('it is not an archive');
  return { name: text('name'), size: number('size') };
}

/** The sum of all bytes, those of the sum itself counted as spaces. */
function sumOf(header: Buffer): number {
  const [start, length] = FIELDS.sum;
  return header.reduce((sum, byte, at) => sum + (at >= start && at < start + length ? 32 : byte), 0);
}

function reader(stream: AsyncIterable<Buffer>) {
  const chunks = stream[Symbol.asyncIterator]();
  let held: Buffer[] = [];
  let length = 0;
  return async (wanted: number): Promise<Buffer> => {
    while (length < wanted) {
      const { value, done } = await chunks.next();
      if (done) throw new NotTar('it is truncated');
      held.push(value);
      length += value.length;
    }
    const [first] = held;
    const all = first && held.length === 1 ? first : Buffer.concat(held, length);
    held = [all.subarray(wanted)];
    length -= wanted;
    return all.subarray(0, wanted);
  };
}
