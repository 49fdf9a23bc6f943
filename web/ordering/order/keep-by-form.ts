import { data, redirect } from 'react-router-dom';
import { createAccount } from '../../api/accounts.ts';
import { login } from '../../api/auth.ts';
import { asProblem } from '../../api/client.ts';
import { keepInAccount } from '../../api/orders.ts';
import type { RequestContext } from '../../api/request-context.ts';
import type { Errors } from '../../public-forms/form-status.ts';
import { useActionAnswer } from '../../public-forms/use-action-answer.ts';

/** What came of keeping an order without scripts; never with the password. */
type KeepingAnswer = { keeping?: { username: string; errors: Errors; failure: string } };

const NONE: KeepingAnswer = {};

export const useKeepingAnswer = () => useActionAnswer(NONE).keeping;

type Typed = { username?: string; password?: string };

const FIELDS = ['username', 'password'];

/** Keeps a guest's order in a new account with its email, or in the one whose username and password were entered. */
export async function keepByForm(
  { api }: RequestContext,
  { orderNumber, email }: { orderNumber: string; email: string },
  { username = '', password = '' }: Typed,
) {
  try {
    const { token } = await createAccount(api, { username, password, email, keep: false }).catch(problem => {
      // Taken: by the shopper, perhaps with this very form, or by another customer.
      if (asProblem(problem).status !== CONFLICT) throw problem;
      return login(api, { username, password, keep: false }).catch(() => {
        throw problem;
      });
    });
    await keepInAccount(api, { orderNumber, email, token });
    return redirect(`/order/${orderNumber}?${new URLSearchParams({ email, kept: 'yes' })}`, 303);
  } catch (error) {
    const { status, errors, message } = asProblem(error);
    const others = errors.filter(({ path }) => !FIELDS.includes(path));
    const keeping = {
      username,
      errors: Object.fromEntries(errors.map(({ path, message }) => [path, message])),
      failure: errors.length > 0 ? others.map(({ message }) => message).join('. ') : message,
    };
    return data({ keeping } satisfies KeepingAnswer, { status: status || 503 });
  }
}

const CONFLICT = 409;
