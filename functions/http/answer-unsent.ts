import type { Handler } from 'hono';
import { WrongMethod } from '../errors.ts';
import type { AppEnv } from './app-env.ts';
import { isBrowserNavigation } from './locale-and-country.ts';

const HIDDEN_LINE = 'id="form-unsent" hidden';
const SHOWN_LINE = 'id="form-unsent"';

/** A scripted form submitted before its script loaded: re-renders the page with a notice. The body is ignored. */
export function answerUnhandled(answerPage: Handler<AppEnv>): Handler<AppEnv> {
  return async (c, next) => {
    if (!isBrowserNavigation(c.req.raw)) throw new WrongMethod(['GET', 'HEAD']);
    const { url, headers, cf } = c.req.raw as Request & { cf?: unknown };
    c.req.raw = new Request(url, { headers, cf } as RequestInit);
    const page = (await answerPage(c, next)) as Response;
    const status = page.status === 200 ? 405 : page.status;
    const pageHeaders = new Headers(page.headers);
    pageHeaders.set('Cache-Control', 'no-store');
    pageHeaders.set('Allow', 'GET, HEAD');
    return new Response((await page.text()).replace(HIDDEN_LINE, SHOWN_LINE), {
      status,
      headers: pageHeaders,
    });
  };
}
