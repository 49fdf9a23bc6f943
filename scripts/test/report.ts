import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';

export type TestName = {
  /** Of vitest: the same file runs on D1 and on libSQL. */
  project?: string;
  /** Relative to the project; a failure outside all files has none. */
  file?: string;
  title: string;
};
export type Failure = TestName & {
  line?: number;
  error: string;
  /** In a file but outside its tests: setup, teardown or an uncaught error. */
  isBesideTests?: boolean;
  /** An earlier test that it depends on failed. */
  didNotRun?: boolean;
};

/** The report of one run; seconds are worker time per file. */
export type Report = { passed: TestName[]; failed: Failure[]; seconds?: Record<string, number> };

export const keyOf = ({ project = '', file = '', title }: TestName) => `${project} ${file} ${title}`;

export const plain = (text: string) => stripVTControlCharacters(text).trim();

/** A runner that exits with an error but reports no failed test has failed as a whole, as has one that ran nothing. */
export async function readReport(file: string, command: string, code: number): Promise<Report> {
  const report: Report = await readFile(file, 'utf8').then(JSON.parse, () => ({ passed: [], failed: [] }));
  const ranNothing = report.passed.length + report.failed.length === 0;
  if (report.failed.length === 0 && (code !== 0 || ranNothing)) {
    const error = ranNothing ? 'It ran no test' : 'It reported no failed test: see above';
    report.failed.push({ title: `${command} exited with code ${code}`, error });
  }
  return report;
}
