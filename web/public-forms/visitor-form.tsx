import clsx from 'clsx';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MIN_FORM_FILL_MS } from '../../functions/contracts/filling-time.ts';
import { type ApiClient, anonymousApi, asProblem } from '../api/client.ts';
import { Alert } from '../ui/alert.tsx';
import { type Errors, FILLING, FormStatusContext } from './form-status.ts';
import { fillIn, focusFirst, formErrors, formValues, hasField } from './form-values.ts';
import { Honeypot } from './honeypot.tsx';
import { SendButton } from './send-button.tsx';

type VisitorFormProps<Values> = {
  /** Receives the values by field name; empty fields are left out. */
  send: (api: ApiClient, values: Values) => Promise<unknown>;
  /** Shown below the form after it was sent. */
  done: ReactNode;
  /** The button's label; without it the children include a `SendButton`. */
  button?: string;
  busyLabel?: string;
  /** Shown next to the button. */
  note?: ReactNode;
  /** Values that this browser remembers. */
  prefill?: () => Record<string, string>;
  className?: string;
  children: ReactNode;
};

/** A public form: shows each error next to its field, and keeps the input until it is sent. */
export function VisitorForm<Values extends object>(props: VisitorFormProps<Values>) {
  const { send, done, button, busyLabel, note, prefill, className = 'grid gap-5', children } = props;
  const form = useRef<HTMLFormElement>(null);
  const opened = useRef(0);
  const [formStatus, setFormStatus] = useState(FILLING);

  // biome-ignore lint/correctness/useExhaustiveDependencies: remembered values are read once, on mount
  useEffect(() => {
    opened.current = performance.now();
    if (form.current && prefill) fillIn(form.current, prefill());
  }, []);

  const refuse = (from: HTMLFormElement, errors: Errors, failure = '') => {
    flushSync(() => setFormStatus({ at: 'filling', errors, failure }));
    focusFirst(from, errors);
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const from = event.currentTarget;
    if (formStatus.at === 'sending') return;
    const invalid = formErrors(from);
    if (Object.keys(invalid).length > 0) return refuse(from, invalid);

    flushSync(() => setFormStatus({ at: 'sending', errors: {} }));
    const typed = formValues(from);
    try {
      // Field names are not typed; the API validates every value.
      await send(anonymousApi, { ...typed, filledInMs: await fillingTime(opened.current) } as Values);
      from.reset();
      if (prefill) fillIn(from, prefill());
      setFormStatus({ at: 'done', errors: {} });
    } catch (error) {
      const { errors, message } = asProblem(error);
      const here = errors.filter(({ path }) => hasField(from, path));
      const others = errors.filter(error => !here.includes(error));
      const failure = errors.length > 0 ? others.map(other => other.message).join('. ') : message;
      refuse(from, Object.fromEntries(here.map(error => [error.path, error.message])), failure);
    }
  };

  /** Clears a field's error as soon as it is edited. */
  const forget = (name: string) =>
    setFormStatus(now => {
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
      <FormStatusContext value={formStatus}>
        {children}
        <Honeypot />
        {formStatus.failure && <Alert>{formStatus.failure}</Alert>}
        {button && (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <SendButton busyLabel={busyLabel}>{button}</SendButton>
            {note && <div className="min-w-0 flex-1 basis-56 text-fine text-muted">{note}</div>}
          </div>
        )}
        <noscript>
          <p className="text-fine text-muted">Sending this form needs JavaScript.</p>
        </noscript>
        <Done>{formStatus.at === 'done' ? done : null}</Done>
      </FormStatusContext>
    </form>
  );
}

/** Always rendered, even if empty: screen readers only announce changes to a live region. */
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

/** Someone faster than the robot check allows just waits a bit longer. */
async function fillingTime(opened: number): Promise<number> {
  const rest = MIN_FORM_FILL_MS + MARGIN_MS - (performance.now() - opened);
  if (rest > 0) await new Promise(resolve => setTimeout(resolve, rest));
  return Math.round(performance.now() - opened);
}
