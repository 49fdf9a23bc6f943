import { expect, test } from 'vitest';
import { formatTraceparent, parseTraceparent } from '../../functions/tracing/traceparent.ts';
import { seededRandom } from '../support/seeded-random.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';
const { below, oneOf } = seededRandom(20261126);
const hex = (length: number) => Array.from({ length }, () => below(16).toString(16)).join('');

test('a written header can be read again, whatever the ids', () => {
  for (let times = 0; times < 2000; times += 1) {
    const given = { traceId: `${hex(31)}1`, parentId: `${hex(15)}1`, isSampled: below(2) === 1 };
    expect(parseTraceparent(formatTraceparent(given))).toEqual(given);
  }
});

test.each([
  [`00-${TRACE}-${PARENT}-01`, true],
  [`00-${TRACE}-${PARENT}-00`, false],
  [`00-${TRACE}-${PARENT}-02`, false],
  [`00-${TRACE}-${PARENT}-ff`, true],
  [`01-${TRACE}-${PARENT}-01`, true],
  [`cc-${TRACE}-${PARENT}-01-what-a-later-version-says`, true],
])('%s is valid', (header, isSampled) => {
  expect(parseTraceparent(header)).toEqual({ traceId: TRACE, parentId: PARENT, isSampled });
});

test.each([
  null,
  '',
  `00-${TRACE}-${PARENT}`,
  `00-${TRACE}-${PARENT}-1`,
  `00-${TRACE}-${PARENT}-01-`,
  `00-${TRACE}-${PARENT}-01-more`,
  `01-${TRACE}-${PARENT}-01more`,
  `ff-${TRACE}-${PARENT}-01`,
  `0-${TRACE}-${PARENT}-01`,
  `00-${TRACE.toUpperCase()}-${PARENT}-01`,
  `00-${'0'.repeat(32)}-${PARENT}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  ` 00-${TRACE}-${PARENT}-01`,
  `00-${TRACE}-${PARENT}-01\n`,
  `00-${TRACE}-${PARENT}-01, 00-${TRACE}-${PARENT}-01`,
])('%j is invalid', header => {
  expect(parseTraceparent(header)).toBeUndefined();
});

test('random headers only ever yield hexadecimal digits of the right length', () => {
  const signs = [...'0123456789abcdefABCDEF-_,;" \n<é'];
  for (let times = 0; times < 20_000; times += 1) {
    const header = [...`00-${TRACE}-${PARENT}-01`];
    for (let changes = below(4); changes > 0; changes -= 1)
      header.splice(below(header.length + 1), below(3), ...(below(2) ? [oneOf(signs)] : []));
    const read = parseTraceparent(header.join(''));
    if (!read) continue;
    expect(read.traceId).toMatch(/^(?!0+$)[0-9a-f]{32}$/);
    expect(read.parentId).toMatch(/^(?!0+$)[0-9a-f]{16}$/);
  }
});
