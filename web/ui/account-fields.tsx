import type { ComponentProps } from 'react';
import { PasswordInput } from './password-input.tsx';
import { TextInput } from './text-input.tsx';

type TextProps = Omit<ComponentProps<typeof TextInput>, 'label'>;
type PasswordProps = Omit<ComponentProps<typeof PasswordInput>, 'label'> & { label?: string };

export function UsernameInput(props: TextProps) {
  return (
    <TextInput
      label="Username"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...props}
    />
  );
}

export function EmailInput(props: TextProps) {
  return <TextInput label="E-mail" type="email" autoComplete="email" required {...props} />;
}

export function NewPasswordInput({ label = 'New password', ...props }: PasswordProps) {
  return (
    <PasswordInput
      label={label}
      autoComplete="new-password"
      hint="At least 10 characters."
      required
      {...props}
    />
  );
}

/** What the email of an account is for, and why changing it requires the password. */
export const emailHints = (isSilent: boolean) =>
  isSilent
    ? { email: 'Identifies your account.', password: 'Needed to change your email.' }
    : {
        email: 'We send password reset links here.',
        password: 'Needed to change your email, because password reset links go there.',
      };
