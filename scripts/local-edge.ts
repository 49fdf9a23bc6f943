type Shop = { fetch(request: Request, bindings: object, context: object): Promise<Response> };

const COMPRESSED =
  /^(?:text\/(?:html|css|javascript|plain|xml)|image\/svg\+xml|application\/(?:(?:manifest|ld)\+)?(?:json|xml))\s*(?:;|$)/;

/** Stands in for Cloudflare's edge. Miniflare compresses what the worker answers, but without telling caches. */
export function behindEdge(shop: Shop): Shop {
  return {
    ...shop,
    async fetch(request, bindings, context) {
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
