import { afterEach, expect, test, vi } from 'vitest';
import { createLog } from '../../functions/log.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

function writtenBy(level: 'warn' | 'error', ...said: Parameters<ReturnType<typeof createLog>['error']>) {
  const lines: string[] = [];
  vi.spyOn(console, level).mockImplementation(line => void lines.push(line));
  createLog({ levelOf: () => 'info', build: 'a-build' })[level](...said);
  return lines;
}

test('an error is logged on one line, with its causes', () => {
  const cause = new Error('the first\n{"level":"info"}\nline');
  const [line, ...others] = writtenBy('error', 'it\nfailed', new Error('the last', { cause }));
  expect(others).toEqual([]);
  expect(line).not.toContain('\n');
  expect(JSON.parse(line ?? '')).toMatchObject({
    level: 'error',
    message: 'it\nfailed',
    build: 'a-build',
    cause: expect.stringMatching(/Error: the last[\s\S]*caused by: Error: the first/),
  });
});

test('circular and endless causes end', () => {
  const circle = new Error('x'.repeat(100_000));
  circle.cause = circle;
  const [line = ''] = writtenBy('warn', 'it failed', circle);
  expect(line.length).toBeLessThan(6000);
});

test('thrown values that are not errors are logged too', () => {
  expect(JSON.parse(writtenBy('warn', 'it failed', 'just a text')[0] ?? '')).toMatchObject({
    cause: 'just a text',
  });
});
