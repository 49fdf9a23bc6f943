import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';

export type TestName = {
  /** Of vitest: the same file runs on D1 and on libSQL. */
  project?: string;
  /** From the top of the project; what failed outside of every file has none. */
  file?: string;
  title: string;
};
export type Failure = TestName & {
  line?: number;
  error: string;
  /** Of a file, but of none of its tests: what comes before or after them, or an error that nobody caught. */
  isBesideTests?: boolean;
  /** A test before it failed, which it builds on. */
  didNotRun?: boolean;
};

/** What a test runner says of one run; its seconds are those that each file took a worker. */
export type Report = { passed: TestName[]; failed: Failure[]; seconds?: Record<string, number> };

export const keyOf = ({ project = '', file = '', title }: TestName) => `${project} ${file} ${title}`;

export const plain = (text: string) => stripVTControlCharacters(text).trim();

/** A runner that ends with an error and names no test has failed as a whole, and so has one that ran nothing. */
export async function readReport(file: string, command: string, code: number): Promise<Report> {
  const report: Report = await readFile(file, 'utf8').then(JSON.parse, () => ({ passed: [], failed: [] }));
  const ranNothing = report.passed.length + report.failed.length === 0;
  if (report.failed.length === 0 && (code !== 0 || ranNothing)) {
    const error = ranNothing ? 'It ran no test' : 'It named no failed test: see above';
    report.failed.push({ title: `${command} ended with code ${code}`, error });
  }
  return report;
}
