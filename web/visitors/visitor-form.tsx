import clsx from 'clsx';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SHORTEST_FILLING_MS } from '../../functions/contracts/filling-time.ts';
import { type ApiClient, asProblem, visitorApi } from '../api/client.ts';
import { Alert } from '../ui/alert.tsx';
import { SendButton } from './send-button.tsx';
import { type Errors, FILLING, StageContext } from './stage.ts';
import { Trap } from './trap.tsx';
import { faultsIn, fillIn, focusFirst, hasField, typedIn } from './typed.ts';

type VisitorFormProps<Values> = {
  /** Sends what was typed, by the names of the fields; those that were left empty are not there. */
  send: (api: ApiClient, values: Values) => Promise<unknown>;
  /** What stands below the form once it was sent. */
  done: ReactNode;
  /** The words of the button; without them the children bring a `SendButton` along. */
  button?: string;
  busyLabel?: string;
  /** Beside the button. */
  note?: ReactNode;
  /** What the visitor's own browser knows of them. */
  prefill?: () => Record<string, string>;
  className?: string;
  children: ReactNode;
};

/** A form of the public rooms: says beside each field what is wrong with it, and keeps what was typed until it is sent. */
export function VisitorForm<Values extends object>(props: VisitorFormProps<Values>) {
  const { send, done, button, busyLabel, note, prefill, className = 'grid gap-5', children } = props;
  const form = useRef<HTMLFormElement>(null);
  const opened = useRef(0);
  const [stage, setStage] = useState(FILLING);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known is read once, when the form is opened
  useEffect(() => {
    opened.current = performance.now();
    if (form.current && prefill) fillIn(form.current, prefill());
  }, []);

  const refuse = (from: HTMLFormElement, errors: Errors, failure = '') => {
    flushSync(() => setStage({ at: 'filling', errors, failure }));
    focusFirst(from, errors);
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const from = event.currentTarget;
    if (stage.at === 'sending') return;
    const faults = faultsIn(from);
    if (Object.keys(faults).length > 0) return refuse(from, faults);

    flushSync(() => setStage({ at: 'sending', errors: {} }));
    const typed = typedIn(from);
    try {
      // The fields are known by name only; the API checks every one of them.
      await send(visitorApi, { ...typed, filledInMs: await fillingTime(opened.current) } as Values);
      from.reset();
      if (prefill) fillIn(from, prefill());
      setStage({ at: 'done', errors: {} });
    } catch (error) {
      const { errors, message } = asProblem(error);
      const here = errors.filter(({ path }) => hasField(from, path));
      const others = errors.filter(one => !here.includes(one));
      const failure = errors.length > 0 ? others.map(one => one.message).join('. ') : message;
      refuse(from, Object.fromEntries(here.map(one => [one.path, one.message])), failure);
    }
  };

  /** What is typed anew is not wrong until it is sent. */
  const forget = (name: string) =>
    setStage(now => {
      if (now.at !== 'done' && !(name in now.errors)) return now;
      const { [name]: _, ...errors } = now.errors;
      return { ...now, at: now.at === 'done' ? 'filling' : now.at, errors };
    });

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      onInput={({ target }) => forget((target as HTMLInputElement).name)}
      className={clsx('relative', className)}
    >
      <StageContext value={stage}>
        {children}
        <Trap />
        {stage.failure && <Alert>{stage.failure}</Alert>}
        {button && (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <SendButton busyLabel={busyLabel}>{button}</SendButton>
            {note && <div className="min-w-0 flex-1 basis-56 text-fine text-muted">{note}</div>}
          </div>
        )}
        <noscript>
          <p className="text-fine text-muted">Sending this form needs JavaScript.</p>
        </noscript>
        <Done>{stage.at === 'done' ? done : null}</Done>
      </StageContext>
    </form>
  );
}

/** Out of the layout while it is empty, but there: what comes into it later is read out. */
function Done({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="empty:absolute">
      {children && (
        <p className="flex items-start gap-3 rounded-control border border-action/30 bg-action-soft px-4 py-3 text-small">
          <CircleCheck size={18} aria-hidden="true" className="mt-px shrink-0 text-action" />
          <span className="min-w-0 flex-1">{children}</span>
        </p>
      )}
    </div>
  );
}

const MARGIN_MS = 50;

/** Whoever is faster than the shop believes of a person just waits the rest. */
async function fillingTime(opened: number): Promise<number> {
  const rest = SHORTEST_FILLING_MS + MARGIN_MS - (performance.now() - opened);
  if (rest > 0) await new Promise(resolve => setTimeout(resolve, rest));
  return Math.round(performance.now() - opened);
}
