import { Copy } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { Invitation } from '../../../../functions/people/staff/contract.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { FocusedHeading } from '../../page/focused-heading.tsx';

type InvitationPanelProps = { invitation: Invitation; title: string; children?: ReactNode };

/** The link to choose a password: emailed, or to be passed on. Shown only once. */
export function InvitationPanel({ invitation, title, children }: InvitationPanelProps) {
  const { account, link } = invitation;
  return (
    <Card className="grid max-w-form gap-4 p-5 wrap-anywhere">
      <FocusedHeading>{title}</FocusedHeading>
      {link ? (
        <>
          <p className="text-small">
            No email could be sent. Give this link to {account.username} yourself, through a private channel.
            It’s shown only now, works once and expires in 7 days.
          </p>
          <CopyLink link={link} />
        </>
      ) : (
        <p className="text-small">
          An email with a link to choose a password is on its way to {account.email}. The link works once and
          expires in 7 days.
        </p>
      )}
      {children}
    </Card>
  );
}

function CopyLink({ link }: { link: string }) {
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    field.current?.select();
    await navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => {},
    );
  };
  return (
    <div className="grid grid-cols-[1fr_auto] items-end gap-2">
      <TextInput
        ref={field}
        label="One-time link"
        value={link}
        readOnly
        onFocus={event => event.target.select()}
      />
      <Button onClick={() => void copy()}>
        <Copy aria-hidden="true" />
        Copy
      </Button>
      <p role="status" className="col-span-2 min-h-5 text-fine text-muted">
        {isCopied && 'Copied.'}
      </p>
    </div>
  );
}
