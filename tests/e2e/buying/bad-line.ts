import type { BrowserContext, Page } from '@playwright/test';
import type { SignedIn } from '../../../functions/people/auth/contract.ts';
import { type Answer, installLine, type Sent } from './line-in-page.ts';

export type Call = 'quote' | 'order' | 'check';

type Send = () => Promise<Answer>;

/**
 * The fates of a call. A slow one arrives, and its response comes when the connection is good again; a late one arrives
 * only then; a lost one gets no response. An unsent one never arrives; the others are rejected on the way.
 */
const FATES = {
  answered: send => send(),
  slow: async (send, isGood) => {
    const answer = await send();
    await isGood;
    return answer;
  },
  late: async (send, isGood) => {
    await isGood;
    return await send();
  },
  lost: async send => void (await send()),
  unsent: async () => undefined,
  away: async () => refusal(503),
  limited: async () => refusal(429),
} satisfies Record<string, (send: Send, isGood: Promise<void>) => Promise<Answer | undefined>>;
export type Fate = keyof typeof FATES;

const refusal = (status: number): Answer => ({
  status,
  headers: { 'Content-Type': 'application/problem+json' },
  body: JSON.stringify({ status, title: 'Not now' }),
});
const AS_JSON = { 'Content-Type': 'application/json' };
const SIGNED_OUT: Answer = { status: 204, headers: {}, body: '' };

type Shopper = { address: string; session: SignedIn };

/**
 * A connection between the shop and all tabs of a shopper. It is simulated in the page, because a route would turn off
 * the browser's cache. Every sign-in gets the same session: checking a password takes longer than any step.
 */
export async function badLine(context: BrowserContext, shopUrl: string, { address, session }: Shopper) {
  const fates: Record<Call, Fate> = { quote: 'answered', order: 'answered', check: 'answered' };
  const held = new Map<string, { call: Call; tab: Page }>();
  const underWay = new Set<Promise<unknown>>();
  let good = Promise.withResolvers<void>();

  async function send({ path, method, headers, body }: Sent): Promise<Answer> {
    const answer = await fetch(shopUrl + path, {
      method,
      headers: { ...headers, 'X-Forwarded-For': address },
      ...(body && { body }),
    });
    return {
      status: answer.status,
      headers: { 'Content-Type': answer.headers.get('Content-Type') ?? '' },
      body: await answer.text(),
    };
  }

  await context.exposeBinding('overTheLine', async ({ page: tab }, sent: Sent) => {
    const { call } = sent;
    if (call === 'sign-out') return SIGNED_OUT;
    if (call === 'sign-in') return { status: 200, headers: AS_JSON, body: JSON.stringify(session) };
    const fate = fates[call];
    if (fate === 'slow' || fate === 'late') held.set(sent.id, { call, tab });
    const passing = FATES[fate](() => send(sent), good.promise);
    underWay.add(passing);
    return await passing.finally(() => underWay.delete(passing));
  });
  await context.exposeBinding('giveUp', (_, id: string) => void held.delete(id));
  await context.addInitScript(installLine);
  const watch = (tab: Page) =>
    tab.on('domcontentloaded', () => {
      for (const [id, one] of held) if (one.tab === tab) held.delete(id);
    });
  context.pages().forEach(watch);
  context.on('page', watch);

  const heldOf = (tab: Page) => [...held.values()].filter(one => one.tab === tab).length;
  return {
    fates,
    /** Whether a tab waits for something that needs a good connection; tabs wait for each other's orders. */
    isHeld: (tab: Page) =>
      [...held.values()].some(one => !one.tab.isClosed() && (one.call !== 'quote' || one.tab === tab)),
    /** Whether a tab waits for nothing else; a tab leaving its page does. */
    isQuiet: async (tab: Page) =>
      heldOf(tab) === (await tab.evaluate(() => window.callsUnderWay()).catch(() => undefined)),
    /** Delivers slow and late calls. */
    async release() {
      held.clear();
      good.resolve();
      good = Promise.withResolvers();
      await Promise.allSettled(underWay);
    },
  };
}

export type BadLine = Awaited<ReturnType<typeof badLine>>;
