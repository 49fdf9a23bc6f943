import { createApp } from '../../functions/app.ts';
import { callsOf } from '../../functions/openapi/calls.ts';

export type ApiRoute = (typeof API_ROUTES)[number];

/** Every route of the API, with the notes it was declared with. */
export const API_ROUTES = callsOf(
  createApp(() => new Response()).routes.filter(
    ({ method, path }) => method !== 'ALL' && path.startsWith('/api/'),
  ),
).map(route => ({ ...route, name: `${route.method} ${route.path}` }));
