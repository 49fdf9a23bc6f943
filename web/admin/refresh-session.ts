import { checkToken } from '../api/auth.ts';
import { typedCalls } from '../api/calls.ts';
import { asProblem } from '../api/client.ts';
import { send } from '../api/fetch-with-session.ts';
import { storeTokenCheck } from '../api/sign-in.ts';
import { setClock } from './clock.ts';

/** Sent as is: a retry without the token would only report that there is no session. */
const asIs = typedCalls(send, '');

/** Asks the server about the stored token and stores the answer and time zone; undefined if it got no answer. */
export async function refreshSession(): Promise<boolean | undefined> {
  try {
    const check = await checkToken(asIs);
    if (check.response) {
      storeTokenCheck(check);
      setClock(check);
    }
    return check.response;
  } catch (error) {
    return asProblem(error).status === 401 ? false : undefined;
  }
}
