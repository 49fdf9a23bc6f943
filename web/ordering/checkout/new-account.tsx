import { useFormStatus } from '../../public-forms/form-status.ts';
import { VisitorInput } from '../../public-forms/visitor-fields.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { useFormAnswer } from './form-answer.ts';

/** The account created with the order, which then owns it. */
export function NewAccount() {
  const { errors } = useFormStatus();
  return (
    <fieldset>
      <legend className="sr-only">Your account</legend>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <VisitorInput
          id="account.username"
          name="account.username"
          defaultValue={useFormAnswer().typed?.['account.username']}
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <PasswordInput
          id="account.password"
          name="account.password"
          label="Password"
          data-label="Password"
          autoComplete="new-password"
          hint="At least 10 characters."
          required
          error={errors['account.password']}
        />
      </div>
    </fieldset>
  );
}
