import type { RouteObject } from 'react-router-dom';

export const messageRoutes: RouteObject[] = [
  { path: 'messages', lazy: () => import('./message-list.tsx') },
  { path: 'messages/:id', lazy: () => import('./message-screen.tsx') },
];
