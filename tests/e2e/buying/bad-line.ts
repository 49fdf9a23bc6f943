import type { BrowserContext, Page, Request, Route } from '@playwright/test';

const CALLS = {
  quote: '**/api/cart/quote',
  order: '**/api/orders',
  check: '**/api/orders/sent*',
} as const;
export type Call = keyof typeof CALLS;

/**
 * What becomes of a call. A slow one has arrived, and its answer comes when the line is good again; a late one arrives
 * only then; of a lost one the answer never comes. An unsent one never arrives; the others are refused on the way.
 */
const FATES = {
  answered: route => route.continue(),
  slow: async (route, isGood) => {
    const response = await route.fetch();
    await isGood;
    await route.fulfill({ response });
  },
  late: async (route, isGood) => {
    await isGood;
    await route.fulfill({ response: await route.fetch() });
  },
  lost: async route => {
    await route.fetch();
    await route.abort();
  },
  unsent: route => route.abort(),
  away: route => refuse(route, 503),
  limited: route => refuse(route, 429),
} satisfies Record<string, (route: Route, isGood: Promise<void>) => Promise<void>>;
export type Fate = keyof typeof FATES;

const refuse = (route: Route, status: number) =>
  route.fulfill({ status, contentType: 'application/problem+json', json: { status, title: 'Not now' } });

/** A line between the shop and all tabs of a shopper. */
export async function badLine(context: BrowserContext) {
  const fates: Record<Call, Fate> = { quote: 'answered', order: 'answered', check: 'answered' };
  const held = new Map<Request, Call>();
  const underWay = new Set<Promise<void>>();
  let good = Promise.withResolvers<void>();

  const pass = async (call: Call, route: Route) => {
    const fate = fates[call];
    if (fate === 'slow' || fate === 'late') held.set(route.request(), call);
    // The page may have given up, or be closed.
    await FATES[fate](route, good.promise).catch(() => {});
  };
  for (const [call, path] of Object.entries(CALLS) as [Call, string][]) {
    await context.route(path, route => {
      const passing = pass(call, route);
      underWay.add(passing);
      return passing.finally(() => underWay.delete(passing));
    });
  }
  context.on('requestfailed', request => void held.delete(request));

  return {
    fates,
    /** Whether a tab waits for what comes only with a good line; of orders one tab waits for the other. */
    isHeld: (tab: Page) =>
      [...held].some(
        ([request, call]) => !isOfClosed(request) && (call !== 'quote' || request.frame().page() === tab),
      ),
    /** Calls that were slow or late go through. */
    async release() {
      held.clear();
      good.resolve();
      good = Promise.withResolvers();
      await Promise.allSettled(underWay);
    },
  };
}

export type BadLine = Awaited<ReturnType<typeof badLine>>;

const isOfClosed = (request: Request) => request.frame().page().isClosed();
