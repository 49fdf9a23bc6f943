import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { type Invitation, InviteAccount } from '../../../../functions/people/staff/contract.ts';
import { api } from '../../../api/client.ts';
import { inviteAccount } from '../../../api/staff-accounts.ts';
import { EmailInput, UsernameInput } from '../../../ui/account-fields.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { fieldsOf } from '../../form/fields.ts';
import { RecordForm } from '../../form/record-form.tsx';
import { useSaving } from '../../form/use-saving.ts';
import { isSilentFailure } from '../../is-silent.ts';
import { rememberedList } from '../../list/list-memory.ts';
import { PageHead } from '../../page/page-head.tsx';
import { accounts, ROLES } from './accounts.ts';
import { InvitationPanel } from './invitation-panel.tsx';

type Values = z.input<typeof InviteAccount>;

const fresh: Values = { username: '', email: '', role: 'staff', designation: '' };

const LABELS = { username: 'Username', email: 'E-mail', role: 'Role', designation: 'Designation' };

const SENT = {
  submit: 'Send Invitation',
  busy: 'Sending...',
  hint: 'The link to choose a password is sent here.',
};
/** Without a mail service the link is shown here, once. */
const HANDED_OVER = {
  submit: 'Create Invitation',
  busy: 'Creating...',
  hint: 'The shop has no mail service, so you’ll get the link to choose a password here to pass on.',
};

const wordsOf = ({ submit, busy }: typeof SENT) => ({
  submit,
  busy,
  failed: 'Error creating account. Please try again.',
});

export function Component() {
  const [invitation, setInvitation] = useState<Invitation>();
  const back = rememberedList(accounts.path);
  return (
    <>
      <PageHead title={accounts.words.create} back={{ to: back, label: 'Back to List' }} />
      {invitation ? (
        <InvitationPanel invitation={invitation} title={`${invitation.account.username} is invited`}>
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={() => setInvitation(undefined)}>Invite someone else</Button>
            <ButtonLink to={back} variant="primary">
              Done
            </ButtonLink>
          </div>
        </InvitationPanel>
      ) : (
        <InviteForm onInvited={setInvitation} />
      )}
    </>
  );
}

function InviteForm({ onInvited }: { onInvited: (invitation: Invitation) => void }) {
  const form = useForm({ resolver: zodResolver(InviteAccount), defaultValues: fresh });
  const field = fieldsOf(form, LABELS);
  const saving = useSaving({
    form,
    toValues: () => fresh,
    save: async values => ({ entity: await inviteAccount(api, values), etag: '' }),
    onSaved: ({ entity }) => onInvited(entity),
  });
  const way = isSilentFailure() ? HANDED_OVER : SENT;
  return (
    <RecordForm {...{ saving, words: wordsOf(way) }} describeFields={() => ({})}>
      <UsernameInput hint="They log in with this." autoComplete="off" {...field('username')} />
      <EmailInput hint={way.hint} autoComplete="off" {...field('email')} />
      <RadioGroup options={[ROLES.staff, ROLES.admin]} {...field('role')} />
      <TextInput
        {...field('designation')}
        hint="Their job title, for example Catalogue editor."
        optional
        autoComplete="off"
      />
    </RecordForm>
  );
}
