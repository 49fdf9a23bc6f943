import { checkToken } from '../api/auth.ts';
import { typedCalls } from '../api/calls.ts';
import { asProblem } from '../api/client.ts';
import { send } from '../api/fetch-with-session.ts';
import { storeTokenCheck } from '../api/sign-in.ts';
import { setClock } from './clock.ts';

/** As it is: asked again without the sign-in, the shop would say that there is none. */
const asIs = typedCalls(send, '');

/** Asks the server about the stored token and stores what it says, the clock too; undefined where it could not say. */
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
