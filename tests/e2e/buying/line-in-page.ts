export type Call = 'quote' | 'order' | 'check' | 'sign-in' | 'sign-out';
export type Sent = {
  id: string;
  call: Call;
  path: string;
  method: string;
  headers: Record<string, string>;
  body: string;
};
export type Answer = { status: number; headers: Record<string, string>; body: string };

declare global {
  interface Window {
    /** Undefined if the response is lost. */
    overTheLine: (sent: Sent) => Promise<Answer | undefined>;
    giveUp: (id: string) => Promise<void>;
    callsUnderWay: () => Promise<number>;
  }
}

/** Runs in the browser, before anything else: calls that affect orders go over the bad connection. */
export function installLine() {
  const CALLS: Record<string, Call> = {
    '/api/cart/quote': 'quote',
    '/api/orders': 'order',
    '/api/orders/sent': 'check',
    '/api/auth/login': 'sign-in',
    '/api/auth/logout': 'sign-out',
  };
  const ask = window.fetch.bind(window);
  let underWay = 0;

  async function send(call: Call, request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const sent: Sent = {
      id: crypto.randomUUID(),
      call,
      path: pathname + search,
      method: request.method,
      headers: { ...Object.fromEntries(request.headers), cookie: document.cookie },
      body: await request.text(),
    };
    const givenUp = Promise.withResolvers<never>();
    request.signal.addEventListener('abort', () => {
      void window.giveUp(sent.id);
      givenUp.reject(request.signal.reason);
    });
    const answer = await Promise.race([window.overTheLine(sent), givenUp.promise]);
    if (!answer) throw new TypeError('Failed to fetch');
    return new Response(answer.body || null, answer);
  }

  window.fetch = async (input, init) => {
    underWay += 1;
    try {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
      const call = CALLS[pathname];
      return await (call ? send(call, new Request(input, init)) : ask(input, init));
    } finally {
      underWay -= 1;
    }
  };
  // After anything that the last response triggered.
  window.callsUnderWay = async () => {
    await scheduler.postTask(() => {}, { priority: 'background' });
    return underWay;
  };
}
