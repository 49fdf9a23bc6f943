import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { KEEPING } from '../../texts/orders.ts';
import { UsernameInput } from '../../ui/account-fields.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useKeepingAnswer } from './keep-by-form.ts';

/** For a guest without JavaScript, who can neither sign up nor log in elsewhere. */
export function KeepForm({ order: { orderNumber }, email }: { order: Order; email: string }) {
  const { username, errors = {}, failure } = useKeepingAnswer() ?? {};
  return (
    <form
      id="keep"
      method="post"
      action={`/order/${orderNumber}?${new URLSearchParams({ email })}#keep`}
      className="grid max-w-form scroll-mt-24 justify-items-start gap-5 print:hidden"
    >
      <p className="max-w-prose">
        {KEEPING.why} {KEEPING.how}
      </p>
      {failure && <Alert>{failure}</Alert>}
      <div className="grid w-full items-start gap-5 sm:grid-cols-2">
        <UsernameInput name="username" defaultValue={username} error={errors.username} />
        {/* Without the button that shows the characters. */}
        <TextInput
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          hint="At least 10 characters."
          required
          error={errors.password}
        />
      </div>
      <Button type="submit" name="step" value="keep">
        {KEEPING.label}
      </Button>
    </form>
  );
}
