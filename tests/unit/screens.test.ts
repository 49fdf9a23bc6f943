import otherPages from 'virtual:other-pages';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { BACK_OFFICE_SCREENS, PUBLIC_SCREENS } from '../../scripts/screens/screens.ts';
import { adminRoutes } from '../../web/admin/routes.tsx';
import type { Screen } from '../../web/pages.ts';
import { routesWith } from '../../web/routes.tsx';

const SHOWS_NOTHING = ['/country', '/admin', '/admin/logout'];

/** The patterns of all screens below these routes. */
const patternsIn = (routes: readonly RouteObject[], above = ''): string[] =>
  routes.flatMap(route => {
    const pattern = [above, route.path].filter(part => part && part !== '/').join('/');
    return route.children ? patternsIn(route.children, pattern) : [`/${pattern}`.replace('//', '/')];
  });

const patternOf = (routes: RouteObject[], { path }: Screen) =>
  `/${(matchRoutes(routes, path) ?? [])
    .map(({ route }) => route.path?.replace(/^\//, ''))
    .filter(Boolean)
    .join('/')}`;

test.each([
  ['the public pages', routesWith(otherPages), PUBLIC_SCREENS],
  ['the back office', adminRoutes, BACK_OFFICE_SCREENS],
] as const)(
  'every screen of %s is covered, in screenshots and in the tests of all pages',
  (_, routes, screens) => {
    const seen = screens.map(screen => patternOf([...routes], screen));
    const missing = patternsIn(routes).filter(
      pattern => !seen.includes(pattern) && !SHOWS_NOTHING.includes(pattern),
    );
    expect(missing, 'add them to web/pages.ts, or to scripts/screens/screens.ts').toEqual([]);
  },
);

test('no two screens have the same name', () => {
  for (const screens of [PUBLIC_SCREENS, BACK_OFFICE_SCREENS]) {
    expect(new Set(screens.map(({ name }) => name)).size).toBe(screens.length);
  }
});
