import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { makeAccount, PASSWORD } from '../../support/accounts.ts';
import { makeCategory } from '../../support/factories.ts';
import { idOf, openLoggedShop, WHO_ASKS } from '../../support/logged-shop.ts';
import { expectProblem } from '../../support/problems.ts';
import { tokenFor } from '../../support/tokens.ts';

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('the log of every request', () => {
  const { shop, call, lines, lineOf } = openLoggedShop({ LOG_LEVEL: 'info' });

  test('has one machine-readable line: the request, its outcome and its cost', async () => {
    const { categoryId } = await makeCategory(shop.database);
    const answer = await call('GET', `/api/categories/${categoryId}`);
    const line = await lineOf(answer);
    expect(line).toEqual({
      level: 'info',
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      id: expect.stringMatching(ID),
      traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
      method: 'GET',
      route: '/api/categories/:id',
      status: 200,
      ms: expect.any(Number),
      rowsRead: expect.any(Number),
      roundTrips: 1,
      build: expect.stringMatching(/^\d{12}-[0-9a-f]{8}$/),
    });
    expect(line.rowsRead).toBeGreaterThan(0);
    expect(lines().filter(({ id }) => id === idOf(answer))).toHaveLength(1);
  });

  test.each([
    ['GET', '/', '/'],
    ['GET', '/products-details/7', '/products-details/:id?'],
    ['GET', '/order/M7K2D9QHX?email=maria@example.com', '/order/:orderNumber'],
    ['GET', '/admin/customers/3', '/admin/*'],
    ['GET', '/maria@example.com', '/*'],
    ['GET', '/API/Products/7', '/api/products/:id'],
    ['HEAD', '/api/products/7', '/api/products/:id'],
    ['GET', '/api/maria@example.com', '/api/*'],
    ['DELETE', '/api/auth/maria', '/api/*'],
    ['GET', '/pictures/maria.webp', '/pictures/:name'],
    ['GET', '/assets/maria.js', '/assets/*'],
    ['GET', '/sitemap.xml', '/sitemap.xml'],
    ['POST', '/cart', '/cart'],
  ])('records %s %s as %s, without values from the address', async (method, path, route) => {
    expect(await lineOf(await call(method, path))).toMatchObject({ method, route });
  });

  test('records nothing about the client: no token, password, name, address, cookie or query', async () => {
    const { email, username, ...account } = await makeAccount(shop.database, 'staff');
    const token = await tokenFor({ email, username, ...account });
    const headers = { ...WHO_ASKS, 'X-Request-Id': 'chosen-by-the-client' };
    const asked = [
      await call('POST', '/api/auth/login', { json: { username, password: PASSWORD }, headers }),
      await call('POST', '/api/auth/login', { json: { username, password: 'wrong-password' }, headers }),
      await call('POST', '/api/auth/forgot', { json: { email, filledInMs: 60_000 }, headers }),
      await call('GET', `/api/auth/checktoken?token=${token}`, { headers }),
      await call('GET', `/api/customers?q=${email}`, { token, headers }),
      await call('GET', `/reset-password?token=${token}`, { headers }),
      await call('GET', `/order/M7K2D9QHX?email=${email}`, { headers }),
      await call('GET', `/${username}?q=${email}`, { headers }),
    ];
    for (const answer of asked) await lineOf(answer);
    const output = JSON.stringify(lines());
    const secrets = [
      token,
      token.slice(-20),
      PASSWORD,
      'wrong-password',
      `${email}`,
      username,
      'wrote=1',
      'secret=7',
    ];
    for (const secret of [...secrets, '203.0.113', 'Visible/1.0', 'M7K2D9QHX', 'chosen-by-the-client'])
      expect(output, secret).not.toContain(secret);
  });
});

describe('the request id', () => {
  const { shop, call, lines, lineOf } = openLoggedShop({ LOG_LEVEL: 'info', CACHE: 'on' });

  test('is a response header, new each time, also for a cached response', async () => {
    const paths = [
      '/',
      '/',
      '/api/categories',
      '/api/categories',
      '/nothing',
      '/robots.txt',
      '/admin',
      '/assets/a.js',
    ];
    const ids = new Set<string>();
    for (const path of paths) ids.add(idOf(await call('GET', path)));
    const tag = (await call('GET', '/api/categories')).headers.get('ETag') ?? '';
    const known = await call('GET', '/api/categories', { headers: { 'If-None-Match': tag } });
    expect(known.status).toBe(304);
    ids.add(idOf(known));
    expect([...ids].filter(id => ID.test(id))).toHaveLength(paths.length + 1);
  });

  test('comes with the source of the response, and a cached one made no query', async () => {
    await call('GET', '/api/subcategories');
    const again = await call('GET', '/api/subcategories');
    expect(await lineOf(again)).toMatchObject({ kept: 'memory', rowsRead: 0, roundTrips: 0 });
  });

  test.each([
    [404, 'GET', '/api/categories/999999', {}],
    [400, 'GET', '/api/categories/none', {}],
    [401, 'GET', '/api/customers', {}],
    [405, 'PATCH', '/api/categories', {}],
    [422, 'POST', '/api/auth/login', { json: { username: 7 } }],
    [404, 'GET', '/pictures/none.webp', {}],
  ])('is the same in the header, in the problem and in the log: %s', async (status, method, path, given) => {
    const answer = await call(method, path, given);
    const { requestId } = expectProblem(answer, status);
    expect(requestId).toBe(idOf(answer));
    expect(await lineOf(answer)).toMatchObject({ id: requestId, status });
  });

  test('finds the error behind a 500 response, which reveals nothing else', async () => {
    await shop.database.write(sql`ALTER TABLE slider_images RENAME TO slider_lost`);
    const answer = await call('GET', '/api/slider/active', { headers: { Cookie: 'wrote=1' } });
    await shop.database.write(sql`ALTER TABLE slider_lost RENAME TO slider_images`);
    const { requestId } = expectProblem(answer, 500);
    await lineOf(answer);
    const [fault, ...others] = lines().filter(({ level }) => level === 'error');
    expect(others).toEqual([]);
    expect(fault).toMatchObject({
      id: requestId,
      route: '/api/slider/active',
      message: 'a request failed',
      cause: expect.stringContaining('no such table'),
    });
    expect(shop.takeErrors()).toHaveLength(1);
  });
});

describe('the server timing', () => {
  const { shop, call } = openLoggedShop({ CACHE: 'on' });
  const timingOf = async (role: 'admin' | 'staff' | 'customer' | undefined, path: string) => {
    const token = role && (await tokenFor(await makeAccount(shop.database, role)));
    return (await call('GET', path, { token })).headers.get('Server-Timing');
  };

  test('is sent to staff', async () => {
    for (const role of ['admin', 'staff'] as const)
      expect(await timingOf(role, '/api/categories')).toMatch(
        /^total;dur=\d+, db;dur=\d+;desc="2 round trips"$/,
      );
  });

  test('is not sent to anyone else, or cached for them', async () => {
    for (const role of ['staff', 'customer', undefined, undefined] as const) {
      const timing = await timingOf(role, '/api/countries');
      if (role !== 'staff') expect(timing, role).toBeNull();
    }
    for (const path of ['/', '/', '/admin']) expect(await timingOf(undefined, path)).toBeNull();
  });

  test('is not sent to staff whose sign-in was ended', async () => {
    const account = await makeAccount(shop.database, 'staff');
    const token = await tokenFor(account);
    await shop.database.write(sql`UPDATE users SET enabled = 0 WHERE user_id = ${account.userId}`);
    const answer = await call('GET', '/api/customers', { token });
    expect({ status: answer.status, timing: answer.headers.get('Server-Timing') }).toEqual({
      status: 401,
      timing: null,
    });
  });
});

describe('the log of a shop that samples no requests', () => {
  const { shop, call, linesInTime, lineOf } = openLoggedShop({ LOG_LEVEL: 'info', LOG_SAMPLE: '0' });

  test('still records failures', async () => {
    shop.takeErrors();
    const well = [await call('GET', '/api/categories'), await call('GET', '/')];
    await lineOf(await call('GET', '/api/categories/999999'));
    const ids = linesInTime().map(({ id }) => id);
    expect(well.filter(answer => ids.includes(idOf(answer)))).toEqual([]);
  });
});

describe('the log of a shop that records only errors', () => {
  const { shop, call } = openLoggedShop({ LOG_LEVEL: 'error' });

  test('has nothing else', async () => {
    await call('GET', '/api/categories/999999');
    await shop.database.write(sql`ALTER TABLE slider_images RENAME TO slider_lost`);
    await call('GET', '/api/slider/active');
    const [fault, ...others] = shop.logs();
    expect(others).toEqual([]);
    expect(JSON.parse(fault ?? '')).toMatchObject({ level: 'error', route: '/api/slider/active' });
    shop.takeErrors();
  });
});

describe('the log of a local shop', () => {
  const { shop, call, linesInTime, lineOf } = openLoggedShop({});

  test('records only what went wrong', async () => {
    await call('GET', '/api/categories');
    await call('GET', '/api/categories/999999');
    await shop.database.write(sql`ALTER TABLE slider_images RENAME TO slider_lost`);
    const failed = await lineOf(await call('GET', '/api/slider/active'));
    expect(failed).toMatchObject({ level: 'warn', status: 500 });
    expect(linesInTime()).toHaveLength(2);
    shop.takeErrors();
  });
});
