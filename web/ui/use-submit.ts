import { use } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';

export type SubmitOptions = {
  action: string;
  method?: 'get' | 'post';
  /** Replaces the current history entry. */
  replace?: boolean;
  /** For a slight change of the same page. */
  preventScrollReset?: boolean;
};

/** Sends fields to a page of the shop in place; the router's own hook also brings encodings and fetchers that no page here uses. */
export function useSubmit() {
  const router = use(DataRouterContext)?.router;
  return (formData: FormData, { action, method = 'post', ...options }: SubmitOptions) =>
    router?.navigate(action, { ...options, formMethod: method, formData });
}
