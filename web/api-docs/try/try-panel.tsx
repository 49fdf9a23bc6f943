import { type FormEvent, useState } from 'react';
import { useSession } from '../../api/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { type Call, parametersOf } from '../document/calls.ts';
import { CodeBlock } from '../document/code-block.tsx';
import { useApiDocument } from '../document/document-context.ts';
import { BodyInputs } from './body-inputs.tsx';
import { type Draft, firstDraft } from './draft.ts';
import { ParameterInput } from './parameter-input.tsx';
import { curlOf, requestOf } from './request.ts';
import { Result } from './result.tsx';
import { TRY_PANEL_ID } from './scroll-to-try.ts';
import { type Outcome, sendRequest } from './send-request.ts';
import { SignedInAs } from './signed-in-as.tsx';

export function TryPanel({ call, origin }: { call: Call; origin: string }) {
  const document = useApiDocument();
  const session = useSession();
  const [draft, setDraft] = useState(() => firstDraft(document, call));
  const { outcome, failed, busy, run } = useSending();
  const request = requestOf(document, call, draft);
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(request);
  };
  const withToken = session !== null || call.operation['x-roles'] !== undefined;
  return (
    <aside
      aria-label="Try it"
      data-density="dense"
      className="mt-12 min-w-0 rounded-card border border-line bg-surface p-4 sm:p-5 xl:sticky xl:top-26 xl:mt-0
        xl:max-h-[calc(100dvh-8.5rem)] xl:self-start xl:overflow-y-auto xl:overscroll-contain"
    >
      <form method="post" onSubmit={submit} noValidate className="grid gap-3">
        <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id={TRY_PANEL_ID} tabIndex={-1} className="scroll-mt-2 text-title font-semibold outline-none">
            Try it
          </h2>
          <SignedInAs session={session} needed={call.operation['x-roles']} />
        </div>
        {parametersOf(document, call).map(parameter => (
          <ParameterInput
            key={`${parameter.in} ${parameter.name}`}
            parameter={parameter}
            draft={draft}
            onChange={parameters => change({ parameters })}
          />
        ))}
        {draft.bodyType && <BodyInputs call={call} draft={draft} onChange={change} />}
        {call.method !== 'GET' && (
          <p className="text-fine text-muted">This is the live shop: calls take effect.</p>
        )}
        <Button type="submit" variant="primary" busy={busy}>
          Send
        </Button>
      </form>
      <div className="mt-5 grid gap-5">
        {failed && <Alert>No response. Check your connection and try again.</Alert>}
        {outcome && <Result outcome={outcome} />}
        <CodeBlock label="curl" value={curlOf(request, { origin, withToken })} />
      </div>
    </aside>
  );
}

function useSending() {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const run = async (request: Parameters<typeof sendRequest>[0]) => {
    setBusy(true);
    setFailed(false);
    const received = await sendRequest(request);
    setOutcome(received);
    setFailed(!received);
    setBusy(false);
  };
  return { outcome, failed, busy, run };
}
