import type { Failure, TestName } from './report.ts';
import { MOST_UNSTEADY, type Verdict } from './second-look.ts';

const MOST_ERROR_LINES = 10;
const MOST_OF_A_LINE = 500;

/** The summary at the end: what failed and why, what was unsteady, and the count. */
export function closingLines({ passed, failed, unsteady }: Verdict): string[] {
  const isTooUnsteady = unsteady.length > MOST_UNSTEADY;
  const counted = isTooUnsteady ? unsteady.length : 0;
  return [
    ...failed.flatMap(failure => ['', `failed: ${named(failure)}`, ...errorOf(failure, MOST_ERROR_LINES)]),
    ...(failed.length + unsteady.length > 0 ? [''] : []),
    ...unsteady.flatMap(failure => [
      `unsteady: ${named({ ...failure, line: undefined })}`,
      ...errorOf(failure, 1),
    ]),
    ...(isTooUnsteady ? [`More than ${MOST_UNSTEADY} are unsteady, so they count as failed`] : []),
    `${passed - counted} passed, ${failed.length + counted} failed`,
  ];
}

export const isGreen = ({ failed, unsteady }: Verdict) =>
  failed.length === 0 && unsteady.length <= MOST_UNSTEADY;

function named({ project, file, line, title }: TestName & { line?: number }) {
  const place = file && `${file}${line ? `:${line}` : ''}`;
  return [place, project?.startsWith('api-') ? `${title} (${project})` : title].filter(Boolean).join(' › ');
}

const errorOf = ({ error }: Failure, most: number) =>
  error
    .split('\n')
    .filter(line => line.trim())
    .slice(0, most)
    .map(line => `    ${line.slice(0, MOST_OF_A_LINE)}`);
