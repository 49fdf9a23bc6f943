import { PasswordInput } from '../ui/password-input.tsx';
import { useStage } from '../visitors/stage.ts';
import { VisitorInput } from '../visitors/visitor-fields.tsx';

/** The account that is made with the order, which then belongs to it. */
export function NewAccount() {
  const { errors } = useStage();
  return (
    <fieldset>
      <legend className="sr-only">Your account</legend>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <VisitorInput
          name="account.username"
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <PasswordInput
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
