import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { type Account, UpdateAccount } from '../../../../functions/people/accounts/contract.ts';
import { updateMyAccount } from '../../../api/accounts.ts';
import { api } from '../../../api/client.ts';
import { EmailInput, emailHints, UsernameInput } from '../../../ui/account-fields.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { describeValues, fieldsOf } from '../../form/fields.ts';
import { RecordForm } from '../../form/record-form.tsx';
import { useSaving } from '../../form/use-saving.ts';
import { isSilentFailure } from '../../is-silent.ts';
import { refreshSession } from '../../refresh-session.ts';
import type { Versioned } from '../../resource.ts';

const words = {
  submit: 'Update Profile',
  busy: 'Updating...',
  failed: 'Error updating your account. Please try again.',
};

const toValues = ({ username, name, email }: Account): UpdateAccount => ({
  username,
  name,
  email: email ?? undefined,
  currentPassword: undefined,
});

const LABELS = { name: 'Name', username: 'Username', email: 'E-mail', currentPassword: 'Your password' };

const describeFields = (values: z.input<typeof UpdateAccount>) =>
  describeValues(LABELS, values, { currentPassword: null });

export function AccountForm({ stored }: { stored: Versioned<Account> }) {
  const toast = useToast();
  const form = useForm({ resolver: zodResolver(UpdateAccount), defaultValues: toValues(stored.entity) });
  const field = fieldsOf(form, LABELS);
  const hints = emailHints(isSilentFailure());
  const hasNoEmail = stored.entity.email === null;
  const isOtherEmail = (form.watch('email') ?? '') !== (form.formState.defaultValues?.email ?? '');
  const saving = useSaving({
    form,
    stored,
    toValues,
    save: (values, etag) => updateMyAccount(api, values, etag),
    onSaved: ({ entity }) => {
      const { newEmail } = entity;
      toast({
        text: newEmail
          ? `Saved. We sent an email to ${newEmail}. Confirm the address there.`
          : 'Profile updated.',
      });
      void refreshSession();
    },
  });

  return (
    <RecordForm {...{ saving, words, describeFields }}>
      <TextInput
        {...field('name')}
        autoComplete="name"
        optional
        hint="How the back office addresses you. If empty, your username is used."
      />
      <UsernameInput hint="You log in with this." {...field('username')} />
      <EmailInput
        required={!hasNoEmail}
        optional={hasNoEmail}
        hint={hints.email}
        {...field('email', { setValueAs: text => text || (hasNoEmail ? undefined : '') })}
      />
      {isOtherEmail && (
        <PasswordInput
          autoComplete="current-password"
          hint={hints.password}
          required
          {...field('currentPassword', { setValueAs: text => text || undefined })}
        />
      )}
    </RecordForm>
  );
}
