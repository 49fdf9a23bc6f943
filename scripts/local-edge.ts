type Shop = {
  fetch(request: Request, bindings: object, context: object): Promise<Response>;
  scheduled(event: { cron: string }, bindings: object, context: object): void;
};

const COMPRESSED =
  /^(?:text\/(?:html|css|javascript|plain|xml)|image\/svg\+xml|application\/(?:(?:manifest|ld)\+)?(?:json|xml))\s*(?:;|$)/;

/** Only callers with this key, which is new for every start, can run the scheduled tasks. */
export const SCHEDULER_KEY = 'x-sweeps-key';

/** Sent with that key instead of a time when the shop shuts down; returns the number of open requests. */
export const ENDS = 'ends';

/** Emulates Cloudflare's edge. Miniflare compresses responses of the worker, but without telling caches. */
export function behindEdge(shop: Shop, schedulerKey: string): Shop {
  const underWay = createUnderWay();
  let isEnding = false;
  return {
    ...shop,
    async fetch(request, bindings, context) {
      if (request.headers.get(SCHEDULER_KEY) === schedulerKey) {
        const asked = await request.text();
        if (asked === ENDS) {
          isEnding = true;
          return Response.json(underWay.count());
        }
        shop.scheduled({ cron: asked }, bindings, context);
        return new Response();
      }
      if (isEnding && new URL(request.url).pathname === '/api/health') return ending();
      const done = isEnding ? undefined : underWay.begin();
      const answer = await shop.fetch(request, bindings, context).finally(done);
      const { headers } = answer;
      if (!COMPRESSED.test(headers.get('Content-Type') ?? '')) return answer;
      headers.append('Vary', 'Accept-Encoding');
      // The strong ETag was for the uncompressed bytes.
      const tag = headers.get('ETag');
      if (tag?.startsWith('"') && takesCompressed(request)) headers.set('ETag', `W/${tag}`);
      return answer;
    },
  };
}

function takesCompressed(request: Request): boolean {
  const { cf } = request as { cf?: { clientAcceptEncoding?: string } };
  return (cf?.clientAcceptEncoding ?? '').split(',').some(part => {
    const [name = '', weight = '1'] = part.split(/;\s*q=/).map(text => text.trim());
    return (name === 'br' || name === 'gzip') && Number(weight) > 0;
  });
}

/** So that proxies send no one here any more, while requests are still served. */
const ending = () =>
  Response.json(
    { type: 'about:blank', title: 'Service Unavailable', status: 503, detail: 'This process is ending' },
    {
      status: 503,
      headers: {
        'Content-Type': 'application/problem+json',
        'Retry-After': '1',
        'Cache-Control': 'no-store',
      },
    },
  );

/** An order may take ten; workerd itself waits for slower requests, such as uploads. */
const LONGEST_S = 12;

/** Counted by the second in which they began: requests of visitors who left end silently. */
function createUnderWay() {
  const bySecond = new Map<number, number>();
  const now = () => Math.floor(Date.now() / 1000);
  const forget = () => {
    for (const second of bySecond.keys()) if (second < now() - LONGEST_S) bySecond.delete(second);
  };
  return {
    begin: () => {
      const second = now();
      if (!bySecond.has(second)) forget();
      bySecond.set(second, (bySecond.get(second) ?? 0) + 1);
      return () => {
        const begun = bySecond.get(second);
        if (begun !== undefined) bySecond.set(second, begun - 1);
      };
    },
    count: () => {
      forget();
      return [...bySecond.values()].reduce((sum, begun) => sum + begun, 0);
    },
  };
}
