import { useState } from 'react';
import type { Invitation, StaffAccount } from '../../../../functions/people/staff/contract.ts';
import { useSession } from '../../../api/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EditScreen } from '../../form/form-screens.tsx';
import { rememberedList } from '../../list/list-memory.ts';
import type { Versioned } from '../../resource.ts';
import { AccountAccess } from './account-access.tsx';
import { AccountForm } from './account-form.tsx';
import { accounts } from './accounts.ts';
import { InvitationPanel } from './invitation-panel.tsx';

export function Component() {
  return (
    <EditScreen resource={accounts}>
      {(stored, change) => <Account stored={stored} onChanged={change} />}
    </EditScreen>
  );
}

type AccountProps = { stored: Versioned<StaffAccount>; onChanged: (now: Versioned<StaffAccount>) => void };

/** Changes made next to the form are loaded into it. */
function Account({ stored, onChanged }: AccountProps) {
  const [invitation, setInvitation] = useState<Invitation>();
  const { username } = stored.entity;
  const isMine = useSession()?.username.toLowerCase() === username.toLowerCase();
  if (invitation) {
    return (
      <InvitationPanel invitation={invitation} title={`The password of ${username} was reset`}>
        <div className="flex justify-end">
          <ButtonLink to={rememberedList(accounts.path)} variant="primary">
            Done
          </ButtonLink>
        </div>
      </InvitationPanel>
    );
  }
  return (
    <div className="grid gap-8">
      <AccountForm stored={stored} isMine={isMine} />
      <AccountAccess stored={stored} isMine={isMine} onChanged={onChanged} onReset={setInvitation} />
    </div>
  );
}
