import { use } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';

/** What the page's action answered to a form sent without scripts. The router's own hook would be in the scripts of every page. */
export function useActionAnswer<Answer extends object>(none: Answer): Answer {
  const [answer = none] = Object.values(use(DataRouterContext)?.router.state.actionData ?? {});
  return answer;
}
