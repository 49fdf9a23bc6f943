import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAccount, PASSWORD } from '../../support/accounts.ts';
import { aKey, buyersOf } from '../../support/buyers.ts';
import { OFTEN } from '../../support/cron-times.ts';
import { drawPng } from '../../support/drawn-pictures.ts';
import { makeCategory, makeProduct, makeSubcategory } from '../../support/factories.ts';
import { formOf } from '../../support/forms.ts';
import { idOf, WHO_ASKS } from '../../support/logged-shop.ts';
import { type Mailbox, startMailbox } from '../../support/mailbox.ts';
import { startPayPalServer } from '../../support/paypal-server.ts';
import { tokenFor } from '../../support/tokens.ts';
import { attributesOf, type SentSpan, startTraceCollector } from '../../support/trace-collector.ts';
import { openTracedShop } from '../../support/traced-shop.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';
const NOBODY_LEARNS = { MERIDIAN_LOCAL: '', SHOP_URL: 'https://shop.example', ORDER_LIMIT: '999' };

const namesOf = (spans: SentSpan[]) => spans.map(({ name }) => name).sort();

describe('a deployed shop', () => {
  const { shop, call, lines, lineOf, collector } = openTracedShop(NOBODY_LEARNS);
  const { sell, place } = buyersOf(shop, call);

  test('an order is a span, with one below it for each of its two round trips to the database', async () => {
    const { order } = await sell({});
    const answer = await place(order, { headers: aKey() });
    expect(answer.status).toBe(201);
    const { root, children } = await collector.traceOf(idOf(answer));
    const line = await lineOf(answer);
    expect(root).toMatchObject({
      traceId: line.traceId,
      spanId: expect.stringMatching(/^[0-9a-f]{16}$/),
      name: 'POST /api/orders',
      kind: 2,
      status: {},
    });
    expect(root).not.toHaveProperty('parentSpanId');
    expect(attributesOf(root)).toEqual({
      'http.request.method': 'POST',
      'http.route': '/api/orders',
      'http.response.status_code': 201,
      'url.scheme': 'http',
      'meridian.request_id': line.id,
    });
    expect(children.map(({ name, kind, traceId }) => ({ name, kind, traceId }))).toEqual([
      { name: 'database read', kind: 3, traceId: line.traceId },
      { name: 'database write', kind: 3, traceId: line.traceId },
    ]);
    for (const { startTimeUnixNano: start, endTimeUnixNano: end } of [root, ...children]) {
      expect([start, end].join()).toMatch(/^\d{19},\d{19}$/);
      expect(BigInt(start)).toBeGreaterThanOrEqual(BigInt(root.startTimeUnixNano));
      expect(BigInt(end)).toBeGreaterThanOrEqual(BigInt(start));
    }
    expect(attributesOf(children[1] as SentSpan)).toEqual({
      'db.system.name': 'sqlite',
      'db.operation.name': 'write',
      'db.operation.batch.size': expect.any(Number),
      'peer.service': 'd1',
    });
    expect(collector.resource()).toEqual({ 'service.name': 'meridian', 'service.version': line.build });
    expect(collector.heads[0]).toMatchObject({ 'x-tenant': 'shop', 'content-type': 'application/json' });
  });

  test('a product page is a span, with as many round trips below it as its log line counts', async () => {
    const { productCode } = await makeProduct(shop.database);
    const answer = await call('GET', `/products-details/${productCode}?from=maria@example.com`);
    const { root, children } = await collector.traceOf(idOf(answer));
    expect(root.name).toBe('GET /products-details/:id?');
    const { roundTrips } = await lineOf(answer);
    expect(namesOf(children)).toEqual(Array.from({ length: roundTrips ?? 0 }, () => 'database read'));
    expect(roundTrips).toBeGreaterThan(0);
  });

  test('an unusual method is not recorded', async () => {
    const answer = await fetch(new URL('/api/categories', shop.url), { method: 'PROPFIND' });
    const { root } = await collector.traceOf(idOf(answer));
    expect(root.name).toMatch(/^HTTP \//);
    expect(attributesOf(root)['http.request.method']).toBe('_OTHER');
  });

  test('continues the caller’s trace, also in the log', async () => {
    const traceparent = `00-${TRACE}-${PARENT}-01`;
    const answer = await call('GET', '/api/categories', { headers: { traceparent } });
    const { root, children } = await collector.traceOf(idOf(answer));
    expect(root).toMatchObject({ traceId: TRACE, parentSpanId: PARENT, flags: 0x301 });
    expect(children).toMatchObject([{ traceId: TRACE, flags: 0x101 }]);
    expect((await lineOf(answer)).traceId).toBe(TRACE);
  });

  test.each([
    `00-${TRACE.toUpperCase()}-${PARENT}-01`,
    `00-${'0'.repeat(32)}-${PARENT}-01`,
    `ff-${TRACE}-${PARENT}-01`,
    `00-${TRACE}-${PARENT}-01-more`,
    '<script>',
  ])('starts a new trace if %s is sent', async traceparent => {
    const answer = await call('GET', '/api/categories', { headers: { traceparent } });
    const { root } = await collector.traceOf(idOf(answer));
    expect(root.traceId).toBe(idOf(answer).replaceAll('-', ''));
    expect(root).not.toHaveProperty('parentSpanId');
  });

  test('does not export a request whose caller’s trace is not sampled', async () => {
    const traceparent = `00-${TRACE}-${PARENT}-00`;
    const answer = await call('GET', '/api/categories', { headers: { traceparent } });
    await collector.traceOf(idOf(await call('GET', '/api/categories')));
    await shop.runTasks(OFTEN);
    expect((await lineOf(answer)).traceId).toBe(TRACE);
    const ids = collector.spans().map(span => attributesOf(span)['meridian.request_id']);
    expect(ids).not.toContain(idOf(answer));
  });

  test('scheduled work has its own trace', async () => {
    await shop.runTasks(OFTEN);
    const find = () => collector.spans().find(({ name }) => name === `scheduled ${OFTEN}`);
    await expect.poll(find, { timeout: 10_000 }).toMatchObject({ kind: 1 });
    const task = find();
    const children = collector.spans().filter(({ parentSpanId }) => parentSpanId === task?.spanId);
    expect(namesOf(children)).toContain('database write');
  });

  test('exports nothing about the client or what they wanted', async () => {
    const account = await makeAccount(shop.database, 'staff');
    const { username } = account;
    const email = `${account.email}`;
    const token = await tokenFor(account);
    const headers = {
      ...WHO_ASKS,
      tracestate: 'vendor=told-by-the-client',
      baggage: 'user=told-by-the-client',
    };
    const { order } = await sell({});
    const asked = [
      await call('POST', '/api/auth/login', { json: { username, password: PASSWORD }, headers }),
      await call('GET', `/api/customers?q=${email}`, { token, headers }),
      await call('GET', `/order/M7K2D9QHX?email=${email}`, { headers }),
      await call('GET', `/${username}?q=${email}`, { headers }),
      await call('GET', `/reset-password?token=${token}`, { headers }),
      await call('POST', '/api/orders', { json: order, headers: { ...headers, ...aKey() } }),
    ];
    for (const answer of asked) await collector.traceOf(idOf(answer));
    const output = collector.bodies.join('\n') + JSON.stringify(lines());
    const secrets = [
      token,
      token.slice(-20),
      PASSWORD,
      email,
      username,
      '203.0.113',
      'Visible/1.0',
      'wrote=1',
    ];
    const theirs = [
      'secret=7',
      'M7K2D9QHX',
      'told-by-the-client',
      'maria',
      'Lang',
      'SELECT',
      'INSERT',
      '127.0.0.1',
    ];
    for (const secret of [...secrets, ...theirs]) expect(output, secret).not.toContain(secret);
    expect(collector.bodies.join('')).not.toContain('shop.example');
  });
});

describe('a shop with mail, pictures and PayPal', () => {
  const box = {} as Mailbox;
  const variables: Record<string, string> = { OTEL_SERVICE_NAME: 'the-shop' };
  let stopPayPal: () => unknown;
  beforeAll(async () => {
    Object.assign(box, await startMailbox());
    const paypal = await startPayPalServer();
    stopPayPal = paypal.stop;
    Object.assign(variables, box.variables, paypal.variables);
  });
  const { shop, call, collector } = openTracedShop(variables);
  const { sell, place } = buyersOf(shop, call);
  afterAll(() => Promise.all([box.stop(), stopPayPal()]));

  test('an email sent after the response is in the trace, which its service can continue', async () => {
    const { order } = await sell({});
    const answer = await place(order);
    const { root, children } = await collector.traceOf(idOf(answer));
    const mail = children.find(({ name }) => name === 'mail send');
    expect(box.traceparents).toContain(`00-${root.traceId}-${mail?.spanId}-01`);
    expect(collector.resource()).toMatchObject({ 'service.name': 'the-shop' });
  });

  test('requests to PayPal and the picture store are too', async () => {
    const { order } = await sell({});
    const { data } = await place({ ...order, payment: 'paypal' });
    const path = `/api/orders/${data.orderNumber}/payment?email=maria@example.com`;
    const payment = await collector.traceOf(idOf(await call('POST', path)));
    expect(namesOf(payment.children)).toContain('payment start');

    const token = await tokenFor(await makeAccount(shop.database, 'staff'));
    const { subcategoryId } = await makeSubcategory(shop.database);
    const body = formOf({
      productName: 'Seen',
      subcategoryId: String(subcategoryId),
      Image: drawPng(60, 40),
    });
    const made = await call<{ productPicture: string }>('POST', '/api/products', { body, token });
    expect(namesOf((await collector.traceOf(idOf(made))).children)).toContain('pictures put');
    const shown = await call('GET', made.data.productPicture);
    expect(namesOf((await collector.traceOf(idOf(shown))).children)).toEqual(['pictures get']);
  });
});

describe('a shop that samples no requests', () => {
  const { shop, call, lineOf, collector } = openTracedShop({ OTEL_TRACES_SAMPLER_ARG: '0' });

  test('exports none, even if a stranger asks for it', async () => {
    await makeCategory(shop.database);
    for (const flags of ['01', '03', 'ff']) {
      const headers = { traceparent: `00-${TRACE}-${PARENT}-${flags}` };
      expect((await lineOf(await call('GET', '/api/categories', { headers }))).traceId).toBe(TRACE);
    }
    await shop.runTasks(OFTEN);
    expect(collector.heads).toEqual([]);
  });
});

describe('while the trace collector does not respond', () => {
  const { shop, call, collector } = openTracedShop();

  test('no response waits for it', async () => {
    await collector.traceOf(idOf(await call('GET', '/api/categories')));
    collector.hold();
    const answers = await Promise.all(Array.from({ length: 2 }, () => call('GET', '/api/categories')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await expect.poll(collector.waiting, { timeout: 10_000 }).toBeGreaterThan(0);
    expect(shop.takeErrors()).toEqual([]);
  });
});

describe('while the trace collector is down', () => {
  const gone: Record<string, string> = {};
  beforeAll(async () => {
    const collector = await startTraceCollector();
    Object.assign(gone, collector.variables);
    await collector.stop();
  });
  const { shop, call, lines } = openTracedShop(gone);

  test('responses are as usual, and the log says so once', async () => {
    const errors = () => lines().filter(({ level }) => level === 'error');
    for (let times = 0; times < 20; times += 1) expect((await call('GET', '/api/health')).status).toBe(200);
    await expect.poll(errors, { timeout: 10_000 }).toHaveLength(1);
    for (let times = 0; times < 5; times += 1) await shop.runTasks(OFTEN);
    expect(errors().map(({ message }) => message)).toEqual([expect.stringMatching(/^traces: no answer/)]);
    shop.takeErrors();
  });
});
