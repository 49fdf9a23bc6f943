import { useState } from 'react';
import { deleteMyAccount } from '../../api/accounts.ts';
import { api } from '../../api/client.ts';
import { signOut } from '../../api/sign-in.ts';
import { dropCartOfAccount } from '../../ordering/cart/cart-of-account.ts';
import { dropCodesOfAccount } from '../../ordering/saved/saved-codes.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useFormSubmit } from './use-form-submit.ts';

export function DeleteAccount({ isStaff }: { isStaff: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <Card className="grid gap-4 p-5 text-small text-muted">
      {isStaff ? (
        <p>This is a staff account. Another administrator can remove it.</p>
      ) : (
        <>
          <p>
            We will delete your account, saved addresses, points and reviews, and any messages, comments and
            newsletter subscription under its email address. Completed orders stay in our records without your
            name, address, email and phone number. This can’t be undone.
          </p>
          <p>Orders in progress must be delivered or cancelled first, and any refunds must have been sent.</p>
          <div className="flex justify-end">
            <Button onClick={() => setOpen(true)}>Delete my account</Button>
          </div>
          <Dialog open={open} onOpenChange={setOpen} title="Delete your account?">
            <PasswordQuestion onCancel={() => setOpen(false)} />
          </Dialog>
        </>
      )}
    </Card>
  );
}

function PasswordQuestion({ onCancel }: { onCancel: () => void }) {
  const toast = useToast();
  const { formStatus, submit, forget } = useFormSubmit({
    send: async ({ password = '' }) => {
      await deleteMyAccount(api, { password });
      dropCartOfAccount();
      dropCodesOfAccount();
      // The account page redirects once the session ends.
      signOut();
      toast({ text: 'Your account has been deleted.' });
    },
  });
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      onInput={({ target }) => forget((target as HTMLInputElement).name)}
      className="grid gap-5"
    >
      <p className="text-small text-muted">This can’t be undone. Enter your password to continue.</p>
      <PasswordInput
        label="Password"
        name="password"
        data-label="Password"
        required
        error={formStatus.errors.password}
      />
      {formStatus.failure && <Alert>{formStatus.failure}</Alert>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel} disabled={formStatus.at === 'sending'}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" busy={formStatus.at === 'sending'} busyLabel="Deleting...">
          Delete for good
        </Button>
      </div>
    </form>
  );
}
