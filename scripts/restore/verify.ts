import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { audit } from '../../functions/office/audit/run.ts';
import type { Archive } from '../backup/archive.ts';
import { checkArchive } from '../backup/archive-reader.ts';
import { diskTrouble } from '../disk-trouble.ts';
import { sayFindings } from '../findings.ts';
import { CliError, print } from '../say.ts';
import { readLocalSettings } from '../settings.ts';
import { withStores } from '../storage.ts';
import { migrationsOfArchive, restoreArchive } from './restore-archive.ts';

const ENDS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Restores an archive into a temporary shop on this machine, and audits it. */
export async function verifyArchive(archive: Archive) {
  print(`Verifying ${archive.file} …`);
  const shop = await checkArchive(archive);
  const migrations = await migrationsOfArchive(shop);
  const { rows, pictures } = await inTemporaryFolder(async stateDir => {
    const settings = await readLocalSettings({ STATE_DIR: stateDir });
    const restored = await restoreArchive(settings, { archive, shop, migrations });
    sayFindings(await withStores(settings, audit));
    return restored;
  });
  const [inRows, inPictures] = [rows, pictures].map(number => number.toLocaleString('en'));
  print(`${archive.file} is valid: ${inRows} rows and ${inPictures} pictures were restored and audited`);
}

/** It contains all customer data, so it is removed however the command ends, except by kill -9. */
async function inTemporaryFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-verify-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const end = (signal: NodeJS.Signals) => {
    remove();
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of ENDS) process.once(signal, end);
  try {
    return await work(folder);
  } catch (error) {
    if (error instanceof CliError || diskTrouble(error) !== undefined) throw error;
    throw new CliError(`The backup cannot be restored: ${(error as Error).message}`);
  } finally {
    remove();
    for (const signal of ENDS) process.off(signal, end);
  }
}
