import { useState } from 'react';
import { deleteMyAccount } from '../../api/accounts.ts';
import { api } from '../../api/client.ts';
import { signOut } from '../../api/sign-in.ts';
import { dropCartOfAccount } from '../../ordering/cart/cart-of-account.ts';
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
        <p>This account belongs to the staff. Another administrator removes it.</p>
      ) : (
        <>
          <p>
            Your account, your saved addresses, your points and your reviews are deleted, and so are the
            messages, the comments and the address for news that you sent with its e-mail address. Finished
            orders stay in the shop’s books without your name, address, e-mail and phone. It cannot be undone.
          </p>
          <p>
            An order that is still underway has to be delivered or cancelled first, and money that is to go
            back to you has to be sent.
          </p>
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
      // The account room redirects once the session ends.
      signOut();
      toast({ text: 'Your account is deleted.' });
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
      <p className="text-small text-muted">It cannot be undone. Enter your password to go on.</p>
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
