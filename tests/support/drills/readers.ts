import { setTimeout as pause } from 'node:timers/promises';
import { FRESH_CONNECTION } from '../api-client.ts';

/** Requests that need only the worker: their time is that of this machine. */
const NEEDS_NO_PART = '/robots.txt';
const LOOKS_AGAIN_AFTER_MS = 300;

type Kind = 'page' | 'answer' | 'picture';
type Address = { path: string; kind: Kind; isSeen: boolean };
type Span = { begun: number; ended: number };
type Read = Address & Span & { status: number; fault: string | undefined };

const SEEN: Address[] = [
  { path: '/', kind: 'page', isSeen: true },
  { path: '/products-list', kind: 'page', isSeen: true },
  { path: '/blog', kind: 'page', isSeen: true },
  { path: '/about', kind: 'page', isSeen: true },
  { path: '/api/categories', kind: 'answer', isSeen: true },
  { path: '/api/countries', kind: 'answer', isSeen: true },
];

/** A URL that was not requested before. */
function unseen(productCode: number): Address[] {
  const word = crypto.randomUUID();
  return [
    { path: `/products-list?q=${word}`, kind: 'page', isSeen: false },
    { path: `/products-details/${productCode}?by=${word}`, kind: 'page', isSeen: false },
    { path: `/blog?q=${word}`, kind: 'page', isSeen: false },
    { path: `/api/products?q=${word}`, kind: 'answer', isSeen: false },
    { path: `/pictures/${word}.webp`, kind: 'picture', isSeen: false },
  ];
}

/** Reads like people, with a pause between pages. */
export function newReaders(origin: string, productCodes: number[]) {
  const reads: Read[] = [];
  const stalls: Span[] = [];
  let isOver = false;
  const get = async (path: string) => {
    const begun = performance.now();
    const headers = { ...FRESH_CONNECTION, Accept: 'text/html,*/*;q=0.8' };
    const answer = await fetch(origin + path, { headers, redirect: 'manual' });
    const text = await answer.text();
    return { answer, text, begun, ended: performance.now() };
  };
  const read = async (address: Address) => {
    const { answer, text, begun, ended } = await get(address.path);
    const fault = faultIn(address, answer, text);
    reads.push({ ...address, begun, ended, status: answer.status, fault });
  };
  const go = async (first: number) => {
    for (let turn = first; !isOver; turn += 1) {
      const productCode = productCodes[turn % productCodes.length] as number;
      const addresses = turn % 2 === 0 ? SEEN : unseen(productCode);
      await read(addresses[(turn >> 1) % addresses.length] as Address);
      await pause(LOOKS_AGAIN_AFTER_MS);
    }
  };
  const watch = async () => {
    while (!isOver) {
      const { begun, ended } = await get(NEEDS_NO_PART);
      stalls.push({ begun, ended });
      await pause(20);
    }
  };
  /** How much of that time a response without any service took. */
  const stalledIn = ({ begun, ended }: Span) =>
    stalls.reduce(
      (sum, stall) => sum + Math.max(0, Math.min(ended, stall.ended) - Math.max(begun, stall.begun)),
      0,
    );
  return {
    seeAll: () => Promise.all(SEEN.map(read)),
    start: (howMany: number) => Promise.all([watch(), ...Array.from({ length: howMany }, (_, at) => go(at))]),
    end: () => {
      isOver = true;
    },
    reads,
    get,
    stalledIn,
    longestStall: () => Math.max(...stalls.map(({ begun, ended }) => ended - begun)),
  };
}

/** A page is rendered or says that it is unavailable; an API call gets data or a problem. Both get a Retry-After. */
function faultIn({ kind, isSeen }: Address, { status, headers }: Response, text: string): string | undefined {
  const type = headers.get('Content-Type')?.split(';')[0] ?? '';
  if (status === 503 && isSeen && kind === 'page') return 'a page that was seen is away';
  if (status === 503 && !headers.has('Retry-After')) return 'no Retry-After';
  if (kind === 'page')
    return type === 'text/html' && /<h1/.test(text) ? unlessOf([200, 503]) : `a page of ${type}`;
  return unlessOf(kind === 'picture' ? [404, 503] : [200, 503]);

  function unlessOf(statuses: number[]) {
    return statuses.includes(status) ? undefined : `${status}: ${text.slice(0, 200)}`;
  }
}
