import { createContext, useContext } from 'react';
import type { ApiDocument } from '../../../functions/openapi/contract.ts';

const Context = createContext<ApiDocument | undefined>(undefined);

export const DocumentProvider = Context.Provider;

export function useApiDocument(): ApiDocument {
  const document = useContext(Context);
  if (!document) throw new Error('useApiDocument used outside of the API page');
  return document;
}
