import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 100;

/** Run once before all tests of a runner; its workers find the folder in this variable. */
export default async function keepTemplates() {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-templates-'));
  process.env.TEST_TEMPLATES = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** A folder that is removed after the last test. */
export const newCopy = () => mkdtemp(inTemplates('copy-'));

/**
 * What takes long to create is created for the first test that needs it, while other workers wait, and copied
 * for all others.
 */
export async function copyTemplate(name: string, into: string, make: (folder: string) => Promise<void>) {
  const made = inTemplates(name);
  while (!existsSync(made)) {
    if (await isMaker(made)) await makeOnce(made, make);
    else await sleep(POLL_MS);
  }
  await cp(made, into, { recursive: true });
}

function inTemplates(name: string): string {
  const folder = process.env.TEST_TEMPLATES;
  if (!folder) throw new Error('The runner has no global setup that keeps templates');
  return join(folder, name);
}

const lockOf = (made: string) => `${made}.lock`;

const isMaker = (made: string) =>
  mkdir(lockOf(made)).then(
    () => true,
    () => false,
  );

/** After a failure, another worker tries. */
async function makeOnce(made: string, make: (folder: string) => Promise<void>) {
  const half = `${made}.half`;
  try {
    if (existsSync(made)) return;
    await rm(half, { recursive: true, force: true });
    await mkdir(half);
    await make(half);
    await rename(half, made);
  } finally {
    await rm(lockOf(made), { recursive: true, force: true });
  }
}
