import { createContext, useContext } from 'react';
import type { ApiDocument } from '../../../functions/openapi/contract.ts';

const Context = createContext<ApiDocument | undefined>(undefined);

export const DocumentProvider = Context.Provider;

export function useApiDocument(): ApiDocument {
  const document = useContext(Context);
  if (!document) throw new Error('this part stands outside of the API page');
  return document;
}
