import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { type Failure, plain, type Report } from './report.ts';

type Fault = Pick<SerializedError, 'message'> & {
  diff?: string;
  stacks?: { file: string; line: number }[];
  VITEST_TEST_PATH?: string;
};

/** Writes the results that `npm test` needs to the file that it named. */
export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]) {
    const report: Report = {
      passed: [],
      failed: unhandled.map(outsideOfTests),
      seconds: Object.fromEntries(modules.map(secondsOf)),
    };
    for (const module of modules) addModule(module, report);
    writeFileSync(process.env.TEST_REPORT ?? '', JSON.stringify(report));
  }
}

function addModule(module: TestModule, { passed, failed }: Report) {
  const where = { project: module.project.name, file: fromTop(module.moduleId) };
  const add = (title: string, errors: readonly Fault[], isBesideTests?: boolean) =>
    failed.push({ ...where, title, ...failureOf(errors[0], module.moduleId), isBesideTests });
  for (const test of module.children.allTests('passed')) passed.push({ ...where, title: test.fullName });
  for (const test of module.children.allTests('failed')) add(test.fullName, test.result().errors ?? []);
  for (const suite of module.children.allSuites())
    if (suite.errors().length > 0) add(`${suite.fullName} (before or after its tests)`, suite.errors(), true);
  if (module.errors().length > 0) add('(the file itself)', module.errors(), true);
}

function failureOf(fault: Fault | undefined, file: string): Pick<Failure, 'error' | 'line'> {
  const line = fault?.stacks?.find(frame => frame.file === file)?.line;
  return { error: plain([fault?.message, fault?.diff].filter(Boolean).join('\n')), line };
}

function outsideOfTests(fault: Fault): Failure {
  const path = fault.VITEST_TEST_PATH;
  return {
    file: path && fromTop(path),
    title: '(outside of every test)',
    isBesideTests: true,
    ...failureOf(fault, path ?? ''),
  };
}

const secondsOf = (module: TestModule) => [
  `${fromTop(module.moduleId)} (${module.project.name})`,
  module.diagnostic().duration / 1000,
];

const fromTop = (path: string) => relative(process.cwd(), path);
