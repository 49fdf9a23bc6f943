import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { api, asProblem } from '../../../api/client.ts';
import { makeRecoveryCodes } from '../../../api/passkeys.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { sendForm } from '../../../ui/form-problem.ts';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { DialogForm } from './dialog-form.tsx';
import { NewCodes } from './new-codes.tsx';

type RecoveryCodesProps = { left: number; asksPassword: boolean; onMade: () => void };

export function RecoveryCodes({ left, asksPassword, onMade }: RecoveryCodesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5">
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          Recovery codes
          <Badge tone={left < 3 ? 'notice' : 'neutral'}>{left === 0 ? 'None' : `${left} left`}</Badge>
        </p>
        <p className="text-muted">
          If you lose your device, sign in with your password and one of these codes. Each works once.
        </p>
      </div>
      <Button onClick={() => setOpen(true)}>
        {left === 0 ? 'Create recovery codes' : 'Create new codes'}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Recovery codes">
        <MakeCodes {...{ left, asksPassword, onMade }} onClose={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}

function MakeCodes({ left, asksPassword, onMade, onClose }: RecoveryCodesProps & { onClose: () => void }) {
  const [codes, setCodes] = useState<string[]>();
  const [isAsked, setAsked] = useState(asksPassword);
  const form = useForm({ defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;
  const make = form.handleSubmit(({ password }) =>
    sendForm(form, async () => {
      try {
        setCodes(await makeRecoveryCodes(api, { password: password || undefined }));
        onMade();
      } catch (error) {
        setAsked(isAsked || asProblem(error).errors.some(({ path }) => path === 'password'));
        throw error;
      }
    }),
  );
  if (codes) return <NewCodes codes={codes} onDone={onClose} />;
  return (
    <DialogForm
      submit={make}
      busy={isSubmitting}
      label="Create codes"
      busyLabel="Creating codes..."
      failure={errors.root?.message}
      onCancel={onClose}
    >
      <p className="text-small text-muted">
        You get ten codes, shown only once. {left > 0 && 'Your current codes stop working.'}
      </p>
      {isAsked && (
        <PasswordInput
          label="Your password"
          required
          error={errors.password?.message}
          {...form.register('password')}
        />
      )}
    </DialogForm>
  );
}
