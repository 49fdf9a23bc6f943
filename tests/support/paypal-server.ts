import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sign, signed } from './paypal-messages.ts';
import { addRefund, finishRefunds, heldBy, isBeside, newId, relatedTo, restOf } from './paypal-money.ts';
import { approvePage, faultInOrder, type PayPalOrder, toPayPalOrder } from './paypal-orders.ts';
import { faultInSearch, takenBy } from './paypal-takings.ts';

const CLIENT = { id: 'meridian-client', secret: 'k2Vt9xQ4mL7pRw3z' };
const WEBHOOK = 'WH-MERIDIAN-1';

/** What goes wrong with one request: 'lose' does it but loses the response, 'drop' never does it. */
type Mishap = 'drop' | 'lose' | 'error' | 'busy' | 'decline' | 'pending' | 'short' | 'refuse';
type Step = 'token' | 'start' | 'look' | 'capture' | 'refund';
type Answer = { status: number; json?: unknown; html?: string; to?: string };

export type PayPalServer = Awaited<ReturnType<typeof startPayPalServer>>;

/** Implements PayPal's Orders v2 as documented, with its own state, and records errors in requests. */
export async function startPayPalServer() {
  const payments = new Map<string, PayPalOrder>();
  const answered = new Map<string, Answer>();
  const tokens = new Set<string>();
  const faults: string[] = [];
  const mishaps: [Step, Mishap][] = [];
  /** Payments that cannot be read. */
  const forbidden = new Set<string>();
  const hidden = new Set<string>();
  /** Money captured, except late. */
  const taken = new Set<PayPalOrder>();
  /** How the transaction list responds. */
  const search = { isPermitted: true, calls: 0, pageSize: 500 };
  const held: (() => Promise<void>)[] = [];
  const counts = {
    captures: 0,
    starts: 0,
    /** How often the shop captured an order twice. */
    besides: 0,
    get refunds() {
      return [...payments.values()].filter(({ capture }) => capture?.status === 'REFUNDED').length;
    },
  };

  const mishapOf = (step: Step): Mishap | undefined => {
    const at = mishaps.findIndex(([where]) => where === step);
    return at < 0 ? undefined : mishaps.splice(at, 1)[0]?.[1];
  };
  const refusal = (status: number, issue: string): Answer => ({
    status,
    json: { name: 'UNPROCESSABLE_ENTITY', message: 'No', debug_id: 'd1', details: [{ issue }] },
  });
  const fault = (said: string): Answer => {
    faults.push(said);
    return refusal(400, said);
  };
  const byCapture = (id: string) => [...payments.values()].find(({ capture }) => capture?.id === id);

  function token(request: IncomingMessage, text: string): Answer {
    const basic = `Basic ${Buffer.from(`${CLIENT.id}:${CLIENT.secret}`).toString('base64')}`;
    if (request.headers.authorization !== basic) return refusal(401, 'invalid_client');
    if (text !== 'grant_type=client_credentials') return fault(`a token is asked for with ${text}`);
    const made = randomUUID();
    tokens.add(made);
    return { status: 200, json: { access_token: made, token_type: 'Bearer', expires_in: 32_400 } };
  }

  function start(base: string, text: string): Answer {
    const body = JSON.parse(text);
    const wrong = faultInOrder(body);
    if (wrong) return fault(wrong);
    counts.starts += 1;
    const id = newId();
    const [unit] = body.purchase_units;
    const context = body.payment_source.paypal.experience_context;
    const kept: PayPalOrder = {
      id,
      base,
      status: 'PAYER_ACTION_REQUIRED',
      unit,
      context,
      capture: undefined,
      declined: [],
      refunds: [],
    };
    payments.set(id, kept);
    return { status: 200, json: toPayPalOrder(kept) };
  }

  function capture(kept: PayPalOrder, mishap: Mishap | undefined): Answer {
    if (kept.capture) return refusal(422, 'ORDER_ALREADY_CAPTURED');
    if (kept.status !== 'APPROVED') return refusal(422, 'ORDER_NOT_APPROVED');
    if (mishap === 'decline') {
      kept.status = 'PAYER_ACTION_REQUIRED';
      kept.declined.push({ id: newId(), status: 'DECLINED', amount: kept.unit.amount });
      return refusal(422, 'INSTRUMENT_DECLINED');
    }
    counts.captures += 1;
    kept.status = 'COMPLETED';
    const amount = mishap === 'short' ? { ...kept.unit.amount, value: '0.01' } : kept.unit.amount;
    kept.capture = { id: newId(), status: mishap === 'pending' ? 'PENDING' : 'COMPLETED', amount };
    kept.takenAt = Date.now();
    return { status: 201, json: toPayPalOrder(kept) };
  }

  function captureForShop(kept: PayPalOrder, mishap: Mishap | undefined): Answer {
    const answer = capture(kept, mishap);
    if (answer.status !== 201) return answer;
    if ([...taken].some(other => isBeside(kept, other))) counts.besides += 1;
    taken.add(kept);
    return answer;
  }

  /** The captured amount that is neither refunded nor being refunded. */
  function refund(kept: PayPalOrder, mishap: Mishap | undefined): Answer {
    if (mishap === 'refuse') return refusal(422, 'REFUND_NOT_PERMITTED');
    const rest = kept.capture && restOf(kept);
    if (!kept.capture || !rest) return refusal(422, 'CAPTURE_FULLY_REFUNDED');
    const status = mishap === 'pending' ? 'PENDING' : 'COMPLETED';
    return { status: 201, json: addRefund(kept, rest, status) };
  }

  /** The event must arrive exactly as signed. */
  function verify(text: string): Answer {
    const said = JSON.parse(text);
    const event = text.slice(text.indexOf('"webhook_event":') + '"webhook_event":'.length, -1);
    if (said.webhook_id !== WEBHOOK || !said.auth_algo || !said.cert_url) return fault('not our webhook');
    const right = said.transmission_sig === sign(said.transmission_id, said.transmission_time, event);
    return { status: 200, json: { verification_status: right ? 'SUCCESS' : 'FAILURE' } };
  }

  /** The history of the account, in smaller pages than requested. */
  function list(asked: URLSearchParams): Answer {
    search.calls += 1;
    if (!search.isPermitted) return { status: 403, json: { name: 'NOT_AUTHORIZED', message: 'No' } };
    const wrong = faultInSearch(asked);
    return wrong ? fault(wrong) : { status: 200, json: takenBy([...payments.values()], asked, search) };
  }

  /** The payer's page, with its buttons. */
  function page(method: string, kept: PayPalOrder, press: string | null): Answer {
    const { return_url: back, cancel_url: away } = kept.context;
    if (method === 'GET') return { status: 200, html: approvePage(kept) };
    if (press === 'Cancel') return { status: 303, to: `${away}&token=${kept.id}` };
    if (kept.status === 'PAYER_ACTION_REQUIRED') kept.status = 'APPROVED';
    return { status: 303, to: `${back}&token=${kept.id}&PayerID=PAYER1` };
  }

  /** A repeated request with the same id gets the same response. */
  function once(request: IncomingMessage, step: Step, act: (mishap: Mishap | undefined) => Answer): Answer {
    const id = request.headers['paypal-request-id'];
    if (typeof id !== 'string' || id.length > 108) return fault(`${step} comes without a PayPal-Request-Id`);
    if (request.headers.prefer !== 'return=representation') return fault(`${step} prefers no representation`);
    const mishap = mishapOf(step);
    if (mishap === 'drop') throw new Dropped();
    if (mishap === 'error') return { status: 500, json: { name: 'INTERNAL_SERVER_ERROR' } };
    if (mishap === 'busy') return { status: 409, json: { name: 'RESOURCE_CONFLICT' } };
    const answer = answered.get(id) ?? act(mishap);
    answered.set(id, answer);
    if (mishap === 'lose') throw new Dropped();
    return answer;
  }

  function answer(request: IncomingMessage, text: string): Answer {
    const { method = '' } = request;
    const { pathname, origin, searchParams } = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const [, kind = '', id = '', deed] =
      /^\/(?:v2\/checkout\/(orders)|v2\/payments\/(captures)|(approve))\/([\w-]+)(?:\/(\w+))?$/
        .exec(pathname)
        ?.filter(part => part !== undefined) ?? [];
    if (pathname === '/v1/oauth2/token') return mishapOf('token') ? { status: 503 } : token(request, text);
    const kept = kind === 'captures' ? byCapture(id) : payments.get(id);
    if (kind === 'approve' && kept) return page(method, kept, new URLSearchParams(text).get('press'));
    if (!tokens.has(request.headers.authorization?.replace('Bearer ', '') ?? ''))
      return refusal(401, 'invalid_token');
    if (pathname === '/v1/notifications/verify-webhook-signature') return verify(text);
    if (pathname === '/v1/reporting/transactions') return list(searchParams);
    if (pathname === '/v2/checkout/orders') return once(request, 'start', () => start(origin, text));
    if (!kept || hidden.has(kept.id)) return refusal(404, 'INVALID_RESOURCE_ID');
    if (kind === 'captures' && deed === 'refund')
      return once(request, 'refund', mishap => refund(kept, mishap));
    if (kind === 'captures') return { status: 200, json: { ...kept.capture, ...relatedTo(kept) } };
    if (deed === 'capture') return once(request, 'capture', mishap => captureForShop(kept, mishap));
    const failing = forbidden.has(kept.id) ? 403 : mishapOf('look') && 500;
    if (failing) return { status: failing, json: {} };
    return { status: 200, json: toPayPalOrder(kept) };
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', chunk => chunks.push(chunk));
    request.on('end', async () => {
      try {
        const now = answer(request, Buffer.concat(chunks).toString());
        if (request.method === 'GET' && held.length > 0) await held.shift()?.();
        write(response, now);
      } catch (error) {
        if (!(error instanceof Dropped)) faults.push(String(error));
        request.socket.destroy();
      }
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    counts,
    /** The shop's settings for this PayPal. */
    variables: {
      PAYPAL_URL: url,
      PAYPAL_CLIENT_ID: CLIENT.id,
      PAYPAL_CLIENT_SECRET: CLIENT.secret,
      PAYPAL_WEBHOOK_ID: WEBHOOK,
    },
    /** Applies to the next request of this kind. */
    next: (step: Step, mishap: Mishap) => mishaps.push([step, mishap]),
    /** Errors in requests, and mishaps that no request met. */
    takeFaults: () => [
      ...faults.splice(0),
      ...mishaps.splice(0).map(mishap => `not met: ${mishap.join(' ')}`),
    ],
    /** The next read returns the state at its arrival, but only once it is released. */
    holdLook: () => {
      const came = Promise.withResolvers<void>();
      const late = Promise.withResolvers<void>();
      held.push(() => {
        came.resolve();
        return late.promise;
      });
      return { came: came.promise, letGo: late.resolve };
    },
    forgetTokens: () => tokens.clear(),
    search,
    /** It was captured so many hours ago. */
    takenBefore: (approveUrl: string, hours: number) => {
      const kept = payments.get(idIn(approveUrl));
      if (kept) kept.takenAt = Date.now() - hours * 3_600_000;
    },
    forgetPayment: (approveUrl: string) => payments.delete(idIn(approveUrl)),
    /** Decides a payment that was under review. */
    decide: (approveUrl: string, status: 'COMPLETED' | 'DECLINED') => {
      const { capture } = payments.get(idIn(approveUrl)) ?? {};
      if (capture?.status === 'PENDING') capture.status = status;
    },
    /** A refund in the merchant's account: all, or a part in hundredths. */
    refund: (approveUrl: string, hundredths?: number) => {
      const kept = payments.get(idIn(approveUrl));
      const rest = kept?.capture ? restOf(kept) : 0;
      if (kept && rest > 0) addRefund(kept, Math.min(hundredths ?? rest, rest), 'COMPLETED');
    },
    /** Ends a refund that was pending. */
    endRefund: (approveUrl: string, status: 'COMPLETED' | 'FAILED') => {
      const kept = payments.get(idIn(approveUrl));
      const pending = kept?.refunds.find(({ status }) => status === 'PENDING');
      if (pending) pending.status = status;
      if (kept) finishRefunds(kept);
    },
    /** As if PayPal did not know it, for a while. */
    hide: (approveUrl: string) => hidden.add(idIn(approveUrl)),
    show: (approveUrl: string) => hidden.delete(idIn(approveUrl)),
    /** An earlier request of the shop arrives after all. */
    captureThere: (approveUrl: string) => {
      const kept = payments.get(idIn(approveUrl));
      if (kept) capture(kept, undefined);
    },
    /** No read of this payment gets a response. */
    forbid: (approveUrl: string) => forbidden.add(idIn(approveUrl)),
    permit: (approveUrl: string) => forbidden.delete(idIn(approveUrl)),
    /** What a payment took and did not refund, in hundredths. */
    heldOf: (approveUrl: string) => heldBy(payments.get(idIn(approveUrl))),
    heldInAll: () => [...payments.values()].reduce((sum, kept) => sum + heldBy(kept), 0),
    /** Pays or cancels as the payer would; returns where they are redirected. */
    press: async (approveUrl: string, press: 'Pay' | 'Cancel') => {
      const body = new URLSearchParams({ press });
      const { headers } = await fetch(approveUrl, { method: 'POST', body, redirect: 'manual' });
      return headers.get('Location') ?? '';
    },
    /** What PayPal would send to the webhook about a payment. */
    message: (type: string, approveUrl: string) =>
      signed(type, payments.get(idIn(approveUrl)) as PayPalOrder),
    stop: async () => {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

class Dropped extends Error {}

const idIn = (approveUrl: string) => new URL(approveUrl).pathname.split('/').at(-1) ?? '';

function write(response: ServerResponse, { status, json, html, to }: Answer) {
  if (to) return response.writeHead(status, { Location: to }).end();
  const type = html ? 'text/html; charset=utf-8' : 'application/json';
  response.writeHead(status, { 'Content-Type': type }).end(html ?? JSON.stringify(json ?? {}));
}
