import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { SentDeleted } from '../../../functions/contracts/privacy.ts';
import { AccountFrame } from '../../account/account-frame.tsx';
import { asProblem, visitorApi } from '../../api/client.ts';
import { deleteSent } from '../../api/privacy.ts';
import { privacy } from '../../content/privacy.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';

type Stage =
  | { at: 'asking' | 'deleting' }
  | { at: 'failed'; why: string }
  | { at: 'done'; what: SentDeleted };

const { page } = privacy;

/** Where the letter’s link leads. What looks into letters before their reader does presses no button. */
export function Component() {
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? '';
  const [stage, setStage] = useState<Stage>({ at: 'asking' });

  const remove = async () => {
    setStage({ at: 'deleting' });
    try {
      setStage({ at: 'done', what: await deleteSent(visitorApi, token) });
    } catch (error) {
      const { errors, message } = asProblem(error);
      setStage({ at: 'failed', why: errors[0]?.message ?? message });
    }
  };

  if (stage.at === 'done')
    return (
      <AccountFrame title={page.doneTitle} intro={inWords(stage.what)}>
        <ButtonLink to="/">{page.home}</ButtonLink>
      </AccountFrame>
    );
  return (
    <AccountFrame title={page.title} intro={page.text}>
      {stage.at === 'failed' && <Alert className="mb-5">{stage.why}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" onClick={remove} busy={stage.at === 'deleting'} busyLabel={page.deleting}>
          {page.button}
        </Button>
        <ButtonLink to="/privacy">{page.back}</ButtonLink>
      </div>
    </AccountFrame>
  );
}

function inWords({ messages, comments, subscriptions }: SentDeleted): string {
  const said = [
    counted(messages, 'message', 'messages'),
    counted(comments, 'comment', 'comments'),
    subscriptions > 0 && 'your address for news',
  ].filter(Boolean);
  return said.length > 0 ? `Deleted: ${said.join(', ')}.` : page.nothing;
}

const counted = (count: number, one: string, many: string) =>
  count > 0 && `${count} ${count === 1 ? one : many}`;
