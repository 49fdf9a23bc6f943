import { readdir, readFile } from 'node:fs/promises';

type Held = { name: string; megabytes: number };

/** The memory of a process and its children, with shared pages counted proportionally; on Linux only. */
export async function memoryOf(process: number): Promise<Held[]> {
  const ids = (await readdir('/proc')).filter(name => /^\d+$/.test(name)).map(Number);
  const parents = new Map(await Promise.all(ids.map(async id => [id, await parentOf(id)] as const)));
  const below = (id: number): number[] => [
    id,
    ...ids.filter(other => parents.get(other) === id).flatMap(below),
  ];
  return await Promise.all(below(process).map(heldBy));
}

const read = (id: number, file: string) => readFile(`/proc/${id}/${file}`, 'utf8').catch(() => '');

const parentOf = async (id: number) => Number(/^PPid:\s+(\d+)/m.exec(await read(id, 'status'))?.[1]);

async function heldBy(id: number): Promise<Held> {
  const [name, kilobytes] = await Promise.all([read(id, 'comm'), read(id, 'smaps_rollup')]);
  return { name: name.trim(), megabytes: Number(/^Pss:\s+(\d+)/m.exec(kilobytes)?.[1] ?? 0) / 1024 };
}
