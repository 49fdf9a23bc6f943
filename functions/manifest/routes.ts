import { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { selectShopName, shopNameIn } from '../settings/queries.ts';

/** Same as the first theme-color in web/index.html. */
const PAPER = '#faf8f4';

/** Web app manifest, for home screens. */
export const manifest = new Hono<AppEnv>().get('/manifest.webmanifest', async c => {
  const name = shopNameIn(await c.env.database.read(selectShopName()));
  const written = {
    id: '/',
    name,
    short_name: name,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: PAPER,
    background_color: PAPER,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    ],
  };
  return c.body(JSON.stringify(written), 200, {
    'Content-Type': 'application/manifest+json; charset=utf-8',
    'Cache-Control': 'no-cache',
  });
});
