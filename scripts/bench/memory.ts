import { readdir, readFile } from 'node:fs/promises';

/** Memory of the workerd that this process started, in megabytes; on Linux only. */
export async function memoryOf(parent: number): Promise<number | string> {
  const processes = (await readdir('/proc').catch(() => [])).filter(name => /^\d+$/.test(name));
  for (const id of processes) {
    const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
    const read = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status)?.[1];
    if (read('Name') === 'workerd' && Number(read('PPid')) === parent) {
      return Math.round(Number(read('VmRSS')) / 1024);
    }
  }
  return 'unknown';
}
