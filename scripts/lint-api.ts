import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routesOfApi } from '../functions/api.ts';
import { describeApi } from '../functions/openapi/document.ts';
import { CliError, print, run } from './say.ts';

/** Rules for problems with generated clients; a warning counts as an error. */
const RULES = 'recommended-strict';

/** No tool of this project sends telemetry. */
const IN_SILENCE = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

const ID_IS_DIGITS = 'the id is digits alone, and so never the BySubcategory of the specification';

/** Exceptions to the rules. */
const EXCUSED: Record<string, string> = {
  'no-ambiguous-paths #/paths/~1api~1products~1{id}~1related': ID_IS_DIGITS,
  'no-ambiguous-paths #/paths/~1api~1products~1{id}~1reviews': ID_IS_DIGITS,
};

type Problem = { ruleId: string; message: string; location: { pointer: string }[] };

const placeOf = ({ ruleId, location: [at] }: Problem) => `${ruleId} ${at?.pointer ?? ''}`;

/** Lints the API document with the rules of Redocly. */
export async function lintApi(document: object): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-api-'));
  try {
    const file = join(folder, 'openapi.json');
    await writeFile(file, JSON.stringify(document));
    const problems = await problemsIn(file);
    const stale = Object.keys(EXCUSED).filter(place => !problems.some(problem => placeOf(problem) === place));
    return [
      ...problems
        .filter(problem => !(placeOf(problem) in EXCUSED))
        .map(problem => `${placeOf(problem)}: ${problem.message}`),
      ...stale.map(place => `${place}: excused, but no longer a problem`),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const problemsIn = (file: string) =>
  new Promise<Problem[]>((resolve, reject) => {
    const args = ['lint', file, `--extends=${RULES}`, '--format=json', '--max-problems=1000'];
    execFile('redocly', args, { env: { ...process.env, ...IN_SILENCE } }, (error, written, stderr) => {
      try {
        resolve(JSON.parse(written).problems);
      } catch {
        reject(error ?? new CliError(stderr));
      }
    });
  });

if (import.meta.main) {
  await run(async () => {
    const found = await lintApi(await describeApi(routesOfApi()));
    for (const line of found) print(line);
    if (found.length > 0) throw new CliError('The API document has problems, see above');
  });
}
