import type { Invitation, StaffAccount } from '../../../../functions/people/staff/contract.ts';
import { ApiProblem, api, asProblem } from '../../../api/client.ts';
import { listPasskeysOf, removePasskeysOf } from '../../../api/passkeys.ts';
import { resetAccount } from '../../../api/staff-accounts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { Confirmation } from '../../../ui/confirm.tsx';
import { Link } from '../../../ui/link.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { updateInListPages } from '../../list/cached-lists.ts';
import { LoadFailure } from '../../page/load-failure.tsx';
import type { Versioned } from '../../resource.ts';
import { useLoaded } from '../../use-loaded.ts';
import { useQuestion } from '../../use-question.ts';
import { AccountStatus } from './account-status.tsx';
import { accounts } from './accounts.ts';

type AccountAccessProps = {
  stored: Versioned<StaffAccount>;
  isMine: boolean;
  onChanged: (account: Versioned<StaffAccount>) => void;
  onReset: (invitation: Invitation) => void;
};

/** Enabling an account, resetting its password, and removing its passkeys. */
export function AccountAccess({ stored, isMine, onChanged, onReset }: AccountAccessProps) {
  const { userId, username, status } = stored.entity;
  const toast = useToast();
  const question = useQuestion();
  const isEnabled = status !== 'disabled';
  const loading = useLoaded(['passkeys of', userId], () => listPasskeysOf(api, String(userId)));
  const passkeys = loading.data ?? [];

  const reset = async () => {
    const invitation = await resetAccount(api, String(userId));
    updateInListPages(accounts.path, invitation.account, accounts.idOf);
    onReset(invitation);
  };
  const turn = async (enabled: boolean) => {
    const changed = await accounts.update(String(userId), { enabled }, stored.etag).catch(sayOutdated);
    updateInListPages(accounts.path, changed.entity, accounts.idOf);
    onChanged(changed);
    toast({ text: `Account “${username}” ${enabled ? 'enabled' : 'disabled'}.` });
  };

  const removeAll = async () => {
    await removePasskeysOf(api, String(userId));
    loading.reload();
    onChanged(await accounts.find(String(userId)));
    toast({ text: `The passkeys of “${username}” were removed.` });
  };

  return (
    <section className="max-w-form">
      <h2 className="mb-3 flex items-center gap-3 text-body font-semibold">
        Access <AccountStatus status={status} />
      </h2>
      <Card className="divide-y divide-line text-small">
        {isMine ? (
          <p className="p-5 text-muted">
            This is your own account. Change your password on{' '}
            <Link to="/admin/profile" className="text-action hover:underline">
              your profile
            </Link>
            ; only another administrator can disable it.
          </p>
        ) : (
          <>
            {isEnabled && (
              <Act
                label={status === 'pending' ? 'New link' : 'Reset password'}
                question={`Reset the password of ${username}?`}
                what={
                  status === 'pending'
                    ? 'Creates a new link to choose a password. The previous one stops working.'
                    : 'Their password stops working, every sign-in ends, and they get a link to choose a new one. Passkeys stay.'
                }
                ask={question.ask}
                run={reset}
                leavesForm
              />
            )}
            {passkeys.length > 0 && (
              <Act
                label="Remove passkeys"
                question={`Remove the passkeys of ${username}?`}
                what={`Removes ${passkeys.map(({ name }) => `“${name}”`).join(', ')} and the recovery codes, for example after a device was lost. Every sign-in ends. They then log in with their password or set up a new passkey.`}
                ask={question.ask}
                run={removeAll}
                danger
              />
            )}
            <LoadFailure message="Error loading passkeys. Please try again." loading={loading} />
            {isEnabled ? (
              <Act
                label="Disable account"
                question={`Disable the account of ${username}?`}
                what="Ends every sign-in at once. They can’t log in until the account is enabled again."
                ask={question.ask}
                run={() => turn(false)}
                danger
              />
            ) : (
              <Act
                label="Enable account"
                question={`Enable the account of ${username}?`}
                what="They can log in again with the same password."
                ask={question.ask}
                run={() => turn(true)}
              />
            )}
          </>
        )}
      </Card>
      {question.dialog}
    </section>
  );
}

type ActProps = {
  label: string;
  question: string;
  what: string;
  ask: (confirmation: Confirmation) => void;
  run: () => Promise<void>;
  danger?: boolean;
  /** Its result replaces the form. */
  leavesForm?: boolean;
};

/** An action that asks for confirmation. */
function Act({ label, question: title, what, ask, leavesForm, ...rest }: ActProps) {
  const text = leavesForm ? `${what} Unsaved changes above will be lost.` : what;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5">
      <p className="min-w-48 flex-1 text-muted">{what}</p>
      <Button onClick={() => ask({ title, text, confirmLabel: label, ...rest })}>{label}</Button>
    </div>
  );
}

function sayOutdated(error: unknown): never {
  const problem = asProblem(error);
  if (problem.status !== 412) throw problem;
  throw new ApiProblem(412, {
    detail: 'Someone else changed this account. Reload the page and try again.',
  });
}
