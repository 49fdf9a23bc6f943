import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { type Account, UpdateAccount } from '../../../functions/people/accounts/contract.ts';
import { updateMyAccount } from '../../api/accounts.ts';
import { checkToken } from '../../api/auth.ts';
import { ApiProblem, api } from '../../api/client.ts';
import { storeTokenCheck } from '../../api/sign-in.ts';
import { keepCartUnder } from '../../ordering/cart/cart-of-account.ts';
import { useShop } from '../../page/use-shop.ts';
import { EmailInput, emailHints, UsernameInput } from '../../ui/account-fields.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { sendForm } from '../../ui/form-problem.ts';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useToast } from '../../ui/toast.tsx';
import { keepUntilSaved, useUnsavedDetails } from './unsaved-details.ts';

type StoredAccount = { entity: Account; etag: string };

const CHANGED =
  'Your details were changed elsewhere. The form now shows the latest details; please make your changes again.';

const toValues = ({ username, name, email }: Account): UpdateAccount => ({
  username,
  name,
  email: email ?? undefined,
  currentPassword: undefined,
});

export function DetailsForm({ stored }: { stored: StoredAccount }) {
  const toast = useToast();
  const version = useRef(stored.etag);
  const form = useForm({ resolver: zodResolver(UpdateAccount), defaultValues: toValues(stored.entity) });
  useUnsavedDetails(form.setValue);
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const hints = emailHints(useShop().letters === 'none');
  const hasNoEmail = stored.entity.email === null;
  const isOtherEmail = (form.watch('email') ?? '') !== (form.formState.defaultValues?.email ?? '');

  const save = async (values: UpdateAccount) => {
    const { entity, etag } = await updateMyAccount(api, values, version.current);
    version.current = etag;
    form.reset(toValues(entity));
    keepCartUnder(entity.username);
    const check = await checkToken(api);
    if (check.response) storeTokenCheck(check);
    const { newEmail } = entity;
    toast({
      text: newEmail
        ? `Saved. We sent an email to ${newEmail}. Follow its link to confirm the address.`
        : 'Details saved.',
    });
  };

  const send = handleSubmit(values =>
    sendForm(form, () =>
      keepUntilSaved(values, () => save(values)).catch(error => {
        if (!(error instanceof ApiProblem) || error.status !== 412) throw error;
        version.current = error.etag ?? '';
        form.reset(toValues(error.current as Account));
        form.setError('root', { message: CHANGED });
      }),
    ),
  );

  return (
    <form method="post" noValidate onSubmit={send}>
      <Card className="grid gap-5 p-5">
        {errors.root && <Alert>{errors.root.message}</Alert>}
        <UsernameInput
          hint="You log in with this."
          error={errors.username?.message}
          {...register('username')}
        />
        <TextInput
          label="Name"
          autoComplete="name"
          optional
          error={errors.name?.message}
          {...register('name')}
        />
        <EmailInput
          hint={hints.email}
          error={errors.email?.message}
          required={!hasNoEmail}
          optional={hasNoEmail}
          {...register('email', { setValueAs: text => text || (hasNoEmail ? undefined : '') })}
        />
        {isOtherEmail && (
          <PasswordInput
            label="Your password"
            autoComplete="current-password"
            hint={hints.password}
            required
            error={errors.currentPassword?.message}
            {...register('currentPassword', { setValueAs: text => text || undefined })}
          />
        )}
        <div className="flex justify-end">
          <Button type="submit" variant="primary" busy={formState.isSubmitting} busyLabel="Saving...">
            Save
          </Button>
        </div>
      </Card>
    </form>
  );
}
