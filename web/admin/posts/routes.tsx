import type { RouteObject } from 'react-router-dom';
import { PostList } from './post-list.tsx';

/** The forms bring the handling of pictures along, which no list needs. */
export const postRoutes: RouteObject[] = [
  { path: 'posts', element: <PostList /> },
  { path: 'posts/create', lazy: async () => (await import('./post-screens.tsx')).createRoute },
  { path: 'posts/edit/:id', lazy: async () => (await import('./post-screens.tsx')).editRoute },
];
