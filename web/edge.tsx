import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { apiOver, type EdgeContext } from './api/client.ts';
import { writePageData } from './page-data.ts';
import { isBackOffice } from './paths.ts';
import { routes } from './routes.tsx';

const staticHandler = createStaticHandler(routes);

type Paint = {
  /** The API, called without a network. */
  fetchApi: typeof fetch;
  /** The page that the browser can fill by itself. */
  readShell: () => Promise<string>;
};

/** Paints a page with its content and data. Where that fails, the bare shell goes out and the browser does it. */
export async function paint(request: Request, { fetchApi, readShell }: Paint): Promise<Response> {
  const url = new URL(request.url);
  const shell = await readShell();
  if (isBackOffice(url.pathname)) return page(withoutMarks(shell), 200, { 'X-Robots-Tag': 'noindex' });
  try {
    const requestContext: EdgeContext = { api: apiOver(fetchApi, url.origin) };
    const context = await staticHandler.query(request, { requestContext });
    if (context instanceof Response) return context;
    for (const error of Object.values(context.errors ?? {})) if (!isRouteErrorResponse(error)) throw error;
    return page(painted(shell, context), statusOf(context));
  } catch (error) {
    console.error(`could not paint ${url.pathname}:`, error);
    return page(withoutMarks(shell), 200);
  }
}

function painted(shell: string, context: StaticHandlerContext): string {
  const router = createStaticRouter(staticHandler.dataRoutes, context);
  const html = renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
  const { head, body } = parted(html);
  return shell
    .replace('<!--head-->', () => head)
    .replace('<!--page--></div>', () => `${body}</div>${writePageData(context)}`);
}

/** React puts what belongs into the document's head before everything else. */
function parted(html: string): { head: string; body: string } {
  const head = /^(?:<title>.*?<\/title>|<(?:meta|link)\s[^>]*>)+/.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

function statusOf({ matches, statusCode }: StaticHandlerContext): number {
  const stated = matches.map(({ route }) => (route.handle as { status?: number } | undefined)?.status);
  return stated.findLast(status => status !== undefined) ?? statusCode;
}

const withoutMarks = (shell: string) =>
  shell.replace('<!--head-->', '<title>Meridian</title>').replace('<!--page-->', '');

function page(html: string, status: number, headers: Record<string, string> = {}): Response {
  return new Response(html, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache', ...headers },
  });
}
