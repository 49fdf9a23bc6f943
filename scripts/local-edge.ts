import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

type Shop = { fetch(request: Request, bindings: object, context: object): Promise<Response> };

const COMPRESSED =
  /^(?:text\/(?:html|css|javascript|plain|xml)|image\/svg\+xml|application\/(?:(?:manifest|ld)\+)?(?:json|xml))\s*(?:;|$)/;
const AS_QUICK_AS_THE_EDGE = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const COMPRESS = {
  br: (bytes: Uint8Array) => brotliCompressSync(bytes, AS_QUICK_AS_THE_EDGE),
  gzip: (bytes: Uint8Array) => gzipSync(bytes),
};
type Encoding = keyof typeof COMPRESS;

/**
 * Stands in for Cloudflare's edge. Miniflare compresses, but without telling caches, and again for each
 * visitor; here immutable files are compressed once.
 */
export function behindEdge(shop: Shop): Shop {
  const copies = new Map<string, Uint8Array<ArrayBuffer>>();

  async function compressedOnce(request: Request, answer: Response, encoding: Encoding): Promise<Response> {
    const key = `${encoding} ${new URL(request.url).pathname}`;
    const kept = copies.get(key);
    if (kept) await answer.body?.cancel();
    const copy = kept ?? new Uint8Array(COMPRESS[encoding](await bytesOf(answer)));
    copies.set(key, copy);
    answer.headers.set('Content-Encoding', encoding);
    return new Response(copy, { headers: answer.headers, encodeBody: 'manual' } as ResponseInit);
  }

  return {
    ...shop,
    async fetch(request, bindings, context) {
      const answer = await shop.fetch(request, bindings, context);
      const { headers, status } = answer;
      if (!COMPRESSED.test(headers.get('Content-Type') ?? '')) return answer;
      headers.append('Vary', 'Accept-Encoding');
      const encoding = encodingFor(request);
      if (!encoding) return answer;
      // The strong ETag was for the uncompressed bytes.
      const tag = headers.get('ETag');
      if (tag?.startsWith('"')) headers.set('ETag', `W/${tag}`);
      const neverChanges = headers.get('Cache-Control')?.includes('immutable');
      if (!neverChanges || request.method !== 'GET' || status !== 200) return answer;
      return await compressedOnce(request, answer, encoding);
    },
  };
}

const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

/** By the browser's quality values, or else its order. */
function encodingFor(request: Request): Encoding | undefined {
  const { cf } = request as { cf?: { clientAcceptEncoding?: string } };
  return (cf?.clientAcceptEncoding ?? '')
    .split(',')
    .map(part => {
      const [name = '', weight = '1'] = part.split(/;\s*q=/).map(text => text.trim());
      return { name, weight: Number(weight) };
    })
    .sort((one, other) => other.weight - one.weight)
    .find((it): it is { name: Encoding; weight: number } => Object.hasOwn(COMPRESS, it.name) && it.weight > 0)
    ?.name;
}
