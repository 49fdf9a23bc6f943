import type { KeptAnswer } from '../cache/kept-answers.ts';
import { names } from './etag.ts';

export function responseFrom({ method, headers }: Request, answer: KeptAnswer): Response {
  const isKnown = names(headers.get('If-None-Match'), answer.headers.get('ETag') ?? '');
  if (isKnown) return new Response(null, { status: 304, headers: answer.headers });
  return new Response(method === 'HEAD' ? null : answer.body, { headers: answer.headers });
}
