import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Message, UpdateMessage } from '../../../../functions/content/messages/contract.ts';
import { asProblem } from '../../../api/client.ts';
import { Alert } from '../../../ui/alert.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { neighboursIn, updateInListPages } from '../../list/cached-lists.ts';
import { rememberedList, rememberRow } from '../../list/list-memory.ts';
import { refreshNewCounts } from '../../new-counts.ts';
import { LoadFailure } from '../../page/load-failure.tsx';
import { PageHead } from '../../page/page-head.tsx';
import type { Versioned } from '../../resource.ts';
import { failureOf, isOutcomeUnknown } from '../../unanswered.ts';
import { useLoaded } from '../../use-loaded.ts';
import { MessageActions } from './message-actions.tsx';
import { MessageView } from './message-view.tsx';
import { titleOf } from './message-words.ts';
import { messages } from './messages.ts';

export function Component() {
  const { id = '' } = useParams();
  return <MessagePage key={id} id={id} />;
}

function MessagePage({ id }: { id: string }) {
  const { words } = messages;
  useEffect(() => rememberRow(messages.path, id), [id]);
  const loading = useLoaded(['record', messages.path, id], () => messages.find(id));
  const { data, problem } = loading;
  const [refusal, setRefusal] = useState('');
  const unanswered = useRef<UpdateMessage>(undefined);

  const become = (now: Versioned<Message>) => {
    setRefusal('');
    unanswered.current = undefined;
    updateInListPages(messages.path, now.entity, messages.idOf);
    loading.change(() => now);
    void refreshNewCounts();
  };
  const change = async (to: UpdateMessage, etag = data?.etag ?? '') => {
    try {
      become(await messages.update(id, to, etag));
      return true;
    } catch (error) {
      const problem = asProblem(error);
      const { status, etag: newest } = problem;
      const current = problem.current as Message;
      if (status === 412 && unanswered.current && isAsAsked(current, to)) {
        become({ entity: current, etag: newest ?? '' });
        return true;
      }
      unanswered.current = isOutcomeUnknown(problem) ? to : undefined;
      setRefusal(status === 412 ? words.changed : failureOf(words.failedToUpdate, problem, 'done'));
      if (status === 412 || status === 404) loading.reload();
      return false;
    }
  };
  useReading(data, etag => void change({ read: true }, etag));

  const isMissing = problem?.status === 404 || problem?.status === 400;
  return (
    <>
      <PageHead
        clock
        title={data ? titleOf(data.entity) : 'Message'}
        back={{ to: rememberedList(messages.path), label: 'Back to List' }}
      >
        {data && !isMissing && (
          <MessageActions message={data.entity} change={change} onOutdated={loading.reload} />
        )}
      </PageHead>
      {refusal && <Alert className="mb-4">{refusal}</Alert>}
      {isMissing ? (
        <Missing />
      ) : (
        <LoadFailure message={words.failedToLoad} loading={loading} className="mb-4" />
      )}
      {data && !isMissing && <MessageView message={data.entity} onReplied={become} />}
      {!data && !problem && <Spinner label={words.loading} className="min-h-64" />}
      <OtherMessages id={id} />
    </>
  );
}

const isAsAsked = ({ state, readAt }: Message, to: UpdateMessage) =>
  (to.state ?? state) === state && (to.read === undefined || to.read === (readAt !== null));

/** Opening a message marks it as read, but only once, since it can be marked as unread again. */
function useReading(data: Versioned<Message> | undefined, read: (etag: string) => void) {
  const isOpen = data !== undefined;
  const mark = useEffectEvent(() => {
    if (data?.entity.readAt === null) read(data.etag);
  });
  useEffect(() => {
    if (isOpen) mark();
  }, [isOpen]);
}

function Missing() {
  return (
    <Card>
      <EmptyState
        title={messages.words.missing}
        action={<ButtonLink to={rememberedList(messages.path)}>Back to List</ButtonLink>}
      >
        It may have been deleted.
      </EmptyState>
    </Card>
  );
}

/** Its neighbours in the list that it was opened from. */
function OtherMessages({ id }: { id: string }) {
  const [{ before, after }] = useState(() => neighboursIn(messages.path, id, messages.idOf));
  if (!before && !after) return null;
  return (
    <nav aria-label="Other messages" className="mt-6 flex flex-wrap justify-between gap-2">
      {before ? (
        <ButtonLink to={messages.editPath(before)} variant="quiet">
          <ArrowLeft aria-hidden="true" className="rtl:rotate-180" />
          Previous
        </ButtonLink>
      ) : (
        <span />
      )}
      {after && (
        <ButtonLink to={messages.editPath(after)} variant="quiet">
          Next
          <ArrowRight aria-hidden="true" className="rtl:rotate-180" />
        </ButtonLink>
      )}
    </nav>
  );
}
