import { use } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';

export type SubmitOptions = {
  action: string;
  method?: 'get' | 'post';
  /** Replaces the current history entry. */
  replace?: boolean;
  /** For a small change of the same page. */
  preventScrollReset?: boolean;
};

/** Submits fields without a page load; the router's own hook also includes encodings and fetchers that we do not use. */
export function useSubmit() {
  const router = use(DataRouterContext)?.router;
  return (formData: FormData, { action, method = 'post', ...options }: SubmitOptions) =>
    router?.navigate(action, { ...options, formMethod: method, formData });
}
