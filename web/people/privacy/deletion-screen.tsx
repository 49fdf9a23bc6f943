import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { SentDeleted } from '../../../functions/people/privacy/contract.ts';
import { anonymousApi, asProblem } from '../../api/client.ts';
import { deleteSent } from '../../api/privacy.ts';
import { privacy } from '../../texts/privacy.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { SignInFrame } from '../sign-in/sign-in-frame.tsx';

type DeletionStatus =
  | { at: 'asking' | 'deleting' }
  | { at: 'failed'; why: string }
  | { at: 'done'; what: SentDeleted };

const { page } = privacy;

/** The target of the link in the email. Needs a click, since mail scanners open links but click no buttons. */
export function Component() {
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? '';
  const [deletion, setDeletion] = useState<DeletionStatus>({ at: 'asking' });

  const remove = async () => {
    setDeletion({ at: 'deleting' });
    try {
      setDeletion({ at: 'done', what: await deleteSent(anonymousApi, token) });
    } catch (error) {
      const { errors, message } = asProblem(error);
      setDeletion({ at: 'failed', why: errors[0]?.message ?? message });
    }
  };

  if (deletion.at === 'done')
    return (
      <SignInFrame title={page.doneTitle} intro={summarize(deletion.what)}>
        <ButtonLink to="/">{page.home}</ButtonLink>
      </SignInFrame>
    );
  return (
    <SignInFrame title={page.title} intro={page.text}>
      {deletion.at === 'failed' && <Alert className="mb-5">{deletion.why}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" onClick={remove} busy={deletion.at === 'deleting'} busyLabel={page.deleting}>
          {page.button}
        </Button>
        <ButtonLink to="/privacy">{page.back}</ButtonLink>
      </div>
    </SignInFrame>
  );
}

function summarize({ messages, comments, subscriptions }: SentDeleted): string {
  const parts = [
    counted(messages, 'message', 'messages'),
    counted(comments, 'comment', 'comments'),
    subscriptions > 0 && 'your newsletter subscription',
  ].filter(Boolean);
  return parts.length > 0 ? `Deleted: ${parts.join(', ')}.` : page.nothing;
}

const counted = (count: number, singular: string, plural: string) =>
  count > 0 && `${count} ${count === 1 ? singular : plural}`;
