import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { type Account, UpdateAccount } from '../../../functions/contracts/accounts.ts';
import { updateMyAccount } from '../../api/accounts.ts';
import { api } from '../../api/client.ts';
import { storedToken } from '../../api/session.ts';
import { EmailInput, UsernameInput } from '../../ui/account-fields.tsx';
import { useToast } from '../../ui/toast.tsx';
import { RecordForm } from '../form/record-form.tsx';
import { useSaving } from '../form/use-saving.ts';
import { refreshSession } from '../refresh-session.ts';
import type { Versioned } from '../resource.ts';

const words = {
  submit: 'Update Profile',
  busy: 'Updating...',
  failed: 'Error updating your account. Please try again.',
};

const toValues = ({ username, email }: Account): UpdateAccount => ({ username, email: email ?? undefined });

const inWords = ({ username = '', email = '' }: UpdateAccount) => ({ Username: username, 'E-mail': email });

export function AccountForm({ stored }: { stored: Versioned<Account> }) {
  const toast = useToast();
  const form = useForm({ resolver: zodResolver(UpdateAccount), defaultValues: toValues(stored.entity) });
  const { errors } = form.formState;
  const hasNoEmail = stored.entity.email === null;
  const saving = useSaving({
    form,
    etag: stored.etag,
    toValues,
    save: (values, etag) => updateMyAccount(api, values, etag),
    onSaved: ({ entity }) => {
      form.reset(toValues(entity));
      toast({ text: 'Profile updated.' });
      void refreshSession(storedToken() ?? '');
    },
  });

  return (
    <RecordForm {...{ saving, words, inWords }}>
      <UsernameInput
        hint="You log in with it."
        error={errors.username?.message}
        {...form.register('username')}
      />
      <EmailInput
        required={!hasNoEmail}
        optional={hasNoEmail}
        hint="Where the link goes when you forget your password."
        error={errors.email?.message}
        {...form.register('email', { setValueAs: text => text || (hasNoEmail ? undefined : '') })}
      />
    </RecordForm>
  );
}
