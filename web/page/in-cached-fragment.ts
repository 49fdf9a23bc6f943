import { createContext } from 'react';

/** Whether the edge is rendering a fragment that is cached for all pages, which may depend only on its own data. */
export const InCachedFragment = createContext(false);
