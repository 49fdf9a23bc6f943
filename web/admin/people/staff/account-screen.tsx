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
  return <EditScreen resource={accounts}>{stored => <Account stored={stored} />}</EditScreen>;
}

/** What was changed beside the form, the form goes on with. */
function Account({ stored }: { stored: Versioned<StaffAccount> }) {
  const [current, setCurrent] = useState(stored);
  const [invitation, setInvitation] = useState<Invitation>();
  const { username } = current.entity;
  const isMine = useSession()?.username.toLowerCase() === username.toLowerCase();
  if (invitation) {
    return (
      <InvitationPanel invitation={invitation} title={`The password of ${username} is taken away`}>
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
      <AccountForm key={current.etag} stored={current} isMine={isMine} />
      <AccountAccess stored={current} isMine={isMine} onChanged={setCurrent} onReset={setInvitation} />
    </div>
  );
}
