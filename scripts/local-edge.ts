type Shop = {
  fetch(request: Request, bindings: object, context: object): Promise<Response>;
  scheduled(event: { cron: string }, bindings: object, context: object): void;
};

const COMPRESSED =
  /^(?:text\/(?:html|css|javascript|plain|xml)|image\/svg\+xml|application\/(?:(?:manifest|ld)\+)?(?:json|xml))\s*(?:;|$)/;

/** The sweeps are run by whoever knows the key, which is made anew for every start. */
export const SWEEPS_KEY = 'x-sweeps-key';

/** Stands in for Cloudflare's edge. Miniflare compresses what the worker answers, but without telling caches. */
export function behindEdge(shop: Shop, sweepsKey: string): Shop {
  return {
    ...shop,
    async fetch(request, bindings, context) {
      if (request.headers.get(SWEEPS_KEY) === sweepsKey) {
        shop.scheduled({ cron: await request.text() }, bindings, context);
        return new Response();
      }
      const answer = await shop.fetch(request, bindings, context);
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
