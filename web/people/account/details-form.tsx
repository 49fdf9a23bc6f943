import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { type Account, UpdateAccount } from '../../../functions/people/accounts/contract.ts';
import { updateMyAccount } from '../../api/accounts.ts';
import { checkToken } from '../../api/auth.ts';
import { ApiProblem, api } from '../../api/client.ts';
import { storedToken, storeTokenCheck } from '../../api/session.ts';
import { keepCartUnder } from '../../ordering/cart/account-cart.ts';
import { EmailInput, UsernameInput } from '../../ui/account-fields.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { sendForm } from '../../ui/form-problem.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { useToast } from '../../ui/toast.tsx';

type StoredAccount = { entity: Account; etag: string };

const CHANGED = 'Your details were changed elsewhere. They stand here as they are now: change them again.';

const toValues = ({ username, name, email }: Account): UpdateAccount => ({
  username,
  name,
  email: email ?? undefined,
});

export function DetailsForm({ stored }: { stored: StoredAccount }) {
  const toast = useToast();
  const version = useRef(stored.etag);
  const form = useForm({ resolver: zodResolver(UpdateAccount), defaultValues: toValues(stored.entity) });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const hasNoEmail = stored.entity.email === null;

  const save = async (values: UpdateAccount) => {
    const { entity, etag } = await updateMyAccount(api, values, version.current);
    version.current = etag;
    form.reset(toValues(entity));
    keepCartUnder(entity.username);
    const check = await checkToken(api, storedToken() ?? '');
    if (check.response) storeTokenCheck(check);
    toast({ text: 'Details saved.' });
  };

  const send = handleSubmit(values =>
    sendForm(form, () =>
      save(values).catch(error => {
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
          hint="You log in with it."
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
          hint="Where the link goes when you forget your password."
          error={errors.email?.message}
          required={!hasNoEmail}
          optional={hasNoEmail}
          {...register('email', { setValueAs: text => text || (hasNoEmail ? undefined : '') })}
        />
        <div className="flex justify-end">
          <Button type="submit" variant="primary" busy={formState.isSubmitting} busyLabel="Saving...">
            Save
          </Button>
        </div>
      </Card>
    </form>
  );
}
