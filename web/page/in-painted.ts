import { createContext } from 'react';

/** Whether the edge is painting what it keeps for all pages, which may depend on nothing but its own data. */
export const InPainted = createContext(false);
