import { test as base, expect, type Page, type WorkerFixture } from '@playwright/test';
import type { Product } from '../../functions/catalog/products/contract.ts';
import type { Role } from '../../functions/contracts/roles.ts';
import type { SignedIn, TokenCheck } from '../../functions/people/auth/contract.ts';
import { type ApiClient, clientOf } from '../support/api-client.ts';
import { demoSession } from '../support/demo-session.ts';
import { runPrepared, type StartedShop } from '../support/running-shop.ts';

type Fixtures = {
  /** Calls the API of the shop under test. */
  call: ApiClient;
  /** Puts a demo account's sign-in into the browser, like the login page. */
  signInAs: (role: Role) => Promise<SignedIn>;
  /** Console errors that this test expects; any other fails it. */
  expectedFaults: RegExp[];
};

const startedShop = (
  prepare: (shop: StartedShop) => unknown,
  env: Record<string, string> = {},
): [WorkerFixture<StartedShop, object>, { scope: 'worker'; timeout: number }] => [
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
  async ({}, use) => {
    const shop = await runPrepared({ env });
    await prepare(shop);
    await use(shop);
    await shop.stop();
  },
  { scope: 'worker', timeout: 300_000 },
];

/** A demo shop for each worker, prepared like this; tests that extend with one have it to themselves. */
export const shopAfter = (work: (call: ApiClient) => Promise<void>, env?: Record<string, string>) =>
  startedShop(({ url }) => work(clientOf(url)), env);

/** Those that many tests use, one after the other. */
const shared = new WeakSet<StartedShop>();

/** The demo shop, and a page that fails its test on any console error. */
export const test = base.extend<
  Fixtures & { sessionOf: (role: Role) => Promise<SignedIn>; keepsProducts: undefined },
  { shop: StartedShop }
>({
  shop: startedShop(shop => shared.add(shop)),
  // What visitors of the first country see is the same for the tests that follow.
  keepsProducts: [
    async ({ shop }, use) => {
      if (!shared.has(shop)) return await use(undefined);
      const before = await productsSoldIn(shop);
      await use(undefined);
      expect(await productsSoldIn(shop)).toEqual(before);
    },
    { auto: true },
  ],
  sessionOf: async ({ shop }, use) => await use(role => sessionIn(shop, role)),
  baseURL: async ({ shop }, use) => await use(shop.url),
  expectedFaults: async ({ baseURL: _ }, use) => await use([]),
  call: async ({ shop }, use) => await use(clientOf(shop.url)),
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) context.on('page', waitUntilHydrated);
    await use(context);
  },
  page: async ({ page, expectedFaults }, use) => {
    const faults: string[] = [];
    page.on('console', message => {
      if (['error', 'warning'].includes(message.type())) faults.push(message.text());
    });
    page.on('pageerror', error => faults.push(String(error)));
    await page.addInitScript(tellViolations);
    await use(page);
    const unexpected = faults.filter(fault => !expectedFaults.some(expected => expected.test(fault)));
    expect(unexpected, 'faults in the browser console').toEqual([]);
  },
  signInAs: async ({ sessionOf, page }, use) => {
    await use(async role => {
      const session = await sessionOf(role);
      await page.addInitScript(({ token, Username, Designation }) => {
        if (sessionStorage.getItem('signed-in-by-test')) return;
        sessionStorage.setItem('signed-in-by-test', 'yes');
        localStorage.setItem('token', token);
        localStorage.setItem('username', Username);
        localStorage.setItem('desig', Designation);
      }, session);
      return session;
    });
  },
});

const sessions = new WeakMap<StartedShop, Map<Role, SignedIn>>();

/** Checking a password is slow on purpose, so tests share a sign-in until one of them ends it. */
async function sessionIn(shop: StartedShop, role: Role): Promise<SignedIn> {
  const call = clientOf(shop.url);
  const ofShop = sessions.get(shop) ?? new Map<Role, SignedIn>();
  sessions.set(shop, ofShop);
  const last = ofShop.get(role);
  if (last) {
    const { data } = await call<TokenCheck>('GET', '/api/auth/checktoken', { token: last.token });
    if (data.response) return last;
  }
  const session = await demoSession(call, role);
  ofShop.set(role, session);
  return session;
}

async function productsSoldIn({ url }: StartedShop) {
  const path = '/api/products?country=DE&sold=true&grouped=true';
  return (await clientOf(url)<Product[]>('GET', path)).data.map(({ productName }) => productName).sort();
}

/** Runs in the browser, which reports no errors that code has caught. */
function tellViolations() {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
    console.error(`The shop’s own policy: ${violatedDirective} ${blockedURI} ${sourceFile}`);
  });
}

/** People click nothing before hydration, so `goto` waits for it, unless given `waitUntil`. */
function waitUntilHydrated(page: Page) {
  const { goto, reload } = page;
  const settled = async (going: ReturnType<Page['goto']>, options: Parameters<Page['reload']>[0]) => {
    const answer = await going;
    if (!options?.waitUntil) await page.waitForFunction(isHydrated);
    return answer;
  };
  page.goto = (url, options) => settled(goto.call(page, url, options), options);
  page.reload = options => settled(reload.call(page, options), options);
}

/** Runs in the browser. React marks a root that is not hydrated yet as dehydrated. */
function isHydrated(): boolean {
  const root = document.getElementById('root');
  if (!root) return true;
  const container = Object.entries(root).find(([name]) => name.startsWith('__reactContainer$'))?.[1];
  return container?.stateNode.current.memoizedState.isDehydrated === false;
}

export { expect };
