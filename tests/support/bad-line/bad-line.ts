import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Lost on its way, or delayed until this resolves. */
type Fate = 'lost' | (() => Promise<unknown>);

type Mishap = {
  request?: Fate;
  /** The same for the response, after the shop has done its work. */
  answer?: Fate;
  /** A response from an intermediary; the shop never gets the request. */
  instead?: { status: number; headers?: Record<string, string>; json: unknown };
};

export type Rule = Mishap & {
  /** All methods by default. */
  method?: RegExp;
  /** All paths by default. */
  path?: RegExp;
  /** How many requests it applies to; all by default. */
  times?: number;
  /** Whether it applies to this one. */
  chance?: () => boolean;
};

/** A request through the line, and the response of the shop or an intermediary, delivered or not. */
export type Exchange = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  status: number;
};

type ExchangeStart = Omit<Exchange, 'status'>;
type Options = { host?: string; port?: number; heard?: (exchange: Exchange) => void };

export type BadLine = Awaited<ReturnType<typeof openBadLine>>;

/** A proxy between browsers and the shop at `target` that forwards everything, except as its rules say. */
export async function openBadLine(target: string, { host = '127.0.0.1', port = 0, heard }: Options = {}) {
  let rules: { rule: Rule; left: number }[] = [];
  let isOut = false;
  let underWay = 0;

  const fateOf = ({ method, path }: ExchangeStart): Mishap => {
    const met = rules.find(
      ({ rule, left }) =>
        left > 0 &&
        (rule.method?.test(method) ?? true) &&
        (rule.path?.test(path) ?? true) &&
        (rule.chance?.() ?? true),
    );
    if (met) met.left -= 1;
    return met?.rule ?? {};
  };

  const pass = async (from: IncomingMessage, to: ServerResponse) => {
    const started: ExchangeStart = {
      method: from.method ?? 'GET',
      path: from.url ?? '/',
      headers: from.headers,
      body: await buffer(from),
    };
    if (isOut) return hangUp(to);
    const fate = fateOf(started);
    if (!(await arrives(fate.request))) return hangUp(to);
    const { instead } = fate;
    if (instead) {
      heard?.({ ...started, status: instead.status });
      return answerInstead(to, instead);
    }
    const answer = await ask(target, started, from.rawHeaders);
    heard?.({ ...started, status: answer.status });
    if (isOut || !(await arrives(fate.answer))) return hangUp(to);
    to.writeHead(answer.status, answer.headers).end(answer.body);
  };

  const server = createServer((from, to) => {
    // A browser resends a request that is lost on a reused connection.
    to.setHeader('Connection', 'close');
    underWay += 1;
    to.once('close', () => {
      underWay -= 1;
    });
    pass(from, to).catch(() => hangUp(to));
  });
  server.listen(port, host);
  await once(server, 'listening');

  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    /** The first matching rule applies. Returns a function that removes it. */
    when: (rule: Rule) => {
      const set = { rule, left: rule.times ?? Number.POSITIVE_INFINITY };
      rules.push(set);
      return () => {
        rules = rules.filter(one => one !== set);
      };
    },
    /** The number of pending requests. */
    underWay: () => underWay,
    /** No request gets a response until this is called off. */
    setOutage: (isOn: boolean) => {
      isOut = isOn;
    },
    mend: () => {
      rules = [];
      isOut = false;
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
}

const hangUp = (to: ServerResponse) => void to.destroy();

async function arrives(fate: Fate | undefined): Promise<boolean> {
  if (typeof fate === 'function') await fate();
  return fate !== 'lost';
}

function answerInstead(to: ServerResponse, { status, headers, json }: NonNullable<Mishap['instead']>) {
  to.writeHead(status, { 'Content-Type': 'application/problem+json', ...headers }).end(JSON.stringify(json));
}

/** Hop-by-hop headers. */
const OF_CONNECTION = /^(?:connection|keep-alive|transfer-encoding)$/i;

function withoutConnection(raw: string[]): string[] {
  return raw.filter((_, index) => !OF_CONNECTION.test(raw[index - (index % 2)] ?? ''));
}

/** The whole response: even if it is lost later, the shop has done its work. */
async function ask(target: string, { method, path, body }: ExchangeStart, rawHeaders: string[]) {
  const headers = withoutConnection(rawHeaders);
  const asking = request(new URL(path, target), { method, headers, agent: false }).end(body);
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  return {
    status: answer.statusCode ?? 502,
    headers: withoutConnection(answer.rawHeaders),
    body: await buffer(answer),
  };
}
