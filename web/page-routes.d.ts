/** Generated from `pages.ts` by `scripts/vite/page-routes.ts`. */
declare module 'virtual:first-pages' {
  const routes: import('react-router-dom').RouteObject[];
  export default routes;
}

declare module 'virtual:other-pages' {
  const routes: import('react-router-dom').RouteObject[];
  export default routes;
}
