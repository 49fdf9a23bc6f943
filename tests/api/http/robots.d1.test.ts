import { beforeAll, describe, expect, test } from 'vitest';
import { fromElsewhere } from '../../support/addresses.ts';
import { TARGETS } from '../../support/hostile-targets.ts';
import { expectProblem } from '../../support/problems.ts';
import { type Rows, rowReader } from '../../support/rows.ts';
import { openShop } from '../../support/shop.ts';
import type { Target } from '../../support/target-makers.ts';

const MOST_AN_HOUR = 30;
const AT_ONCE = 100;
const MB = 1024 * 1024;

/** Every form open to anyone but staff, and its response. */
const FORMS: [route: string, taken: number, text: string][] = [
  ['POST /api/messages', 201, 'message'],
  ['POST /api/subscribers', 201, 'email'],
  ['POST /api/posts/:slug/comments', 202, 'comment'],
  ['POST /api/products/:id/reviews', 202, 'review'],
  ['POST /api/privacy/requests', 202, 'email'],
];

/** A review has the address of its account. */
const WITH_EMAIL = FORMS.map(([route]) => route).filter(route => !route.endsWith('/reviews'));

const INJECTED = [
  'a@example.com\r\nBcc: b@example.com',
  'a@example.com%0ABcc: b@example.com',
  'a@example.com, b@example.com',
  '"a\nBcc: b@example.com"@example.com',
  'Ada <a@example.com>',
];

describe('requests that no person would send', () => {
  const { shop, call } = openShop();
  let readRows: () => Promise<Rows>;
  beforeAll(async () => {
    readRows = await rowReader(shop.database);
  });

  const aTarget = (route: string) => TARGETS[route]?.(shop.database) as Promise<Target>;
  const send = ({ path, fields, token }: Target, given: object, headers = fromElsewhere()) =>
    call('POST', path, { json: { ...fields, ...given }, headers, token });

  describe.each(FORMS)('%s', (route, taken, text) => {
    test('of a hundred at once from one place, accepts as many as a person may send and tells the others when to retry', async () => {
      const here = fromElsewhere();
      const targets = await Promise.all(Array.from({ length: AT_ONCE }, () => aTarget(route)));
      const answers = await Promise.all(targets.map(target => send(target, {}, here)));
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter(status => status === taken)).toHaveLength(MOST_AN_HOUR);
      for (const answer of answers.filter(({ status }) => status !== taken)) expectProblem(answer, 429);
      expect((await send(await aTarget(route), {})).status).toBe(taken);
    });

    test('a megabyte of text, a form sent at once and a filled-in hidden field leave nothing behind', async () => {
      const target = await aTarget(route);
      const before = await readRows();
      expectProblem(await send(target, { [text]: 'x'.repeat(MB) }), 413);
      expectProblem(await send(target, { filledInMs: 10 }), 422);
      expect((await send(target, { website2: 'https://spam.example' })).status).toBe(taken);
      expect(await readRows()).toEqual(before);
    });
  });

  test.each(WITH_EMAIL)('%s: an email address cannot inject email headers', async route => {
    const target = await aTarget(route);
    const before = await readRows();
    for (const email of INJECTED) {
      const problem = expectProblem(await send(target, { email }), 422);
      expect(problem.errors?.map(({ path }) => path)).toEqual(['email']);
    }
    expect(await readRows()).toEqual(before);
  });
});
