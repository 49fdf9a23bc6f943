import { type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ApiProblem, asProblem } from '../../api/client.ts';
import { type Errors, FILLING } from '../../visitors/stage.ts';
import { faultsIn, focusFirst, hasField, typedIn } from '../../visitors/typed.ts';

type Sending = {
  send: (typed: Record<string, string>) => Promise<unknown>;
  /** How the form calls a field that the API calls so. */
  fieldOf?: (path: string) => string;
  onRefused?: (problem: ApiProblem) => void;
};

/** Sends a form of plain fields, and says beside them, or above its button, why it was refused. */
export function useSending({ send, fieldOf = path => path, onRefused }: Sending) {
  const [stage, setStage] = useState(FILLING);

  const refuse = (form: HTMLFormElement, errors: Errors, failure = '') => {
    flushSync(() => setStage({ at: 'filling', errors, failure }));
    focusFirst(form, errors);
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (stage.at === 'sending') return;
    const faults = faultsIn(form);
    if (Object.keys(faults).length > 0) return refuse(form, faults);
    setStage({ at: 'sending', errors: {} });
    try {
      await send(typedIn(form));
      setStage({ at: 'done', errors: {} });
    } catch (error) {
      const problem = asProblem(error);
      const named = problem.errors.map(one => ({ ...one, path: fieldOf(one.path) }));
      const here = named.filter(({ path }) => hasField(form, path));
      const others = named.filter(one => !here.includes(one)).map(({ message }) => message);
      const failure = named.length > 0 ? others.join('. ') : problem.message;
      refuse(form, Object.fromEntries(here.map(({ path, message }) => [path, message])), failure);
      onRefused?.(problem);
    }
  };

  /** What is typed anew is not wrong until it is sent. */
  const forget = (name: string) =>
    setStage(now => {
      if (!(name in now.errors)) return now;
      const { [name]: _, ...errors } = now.errors;
      return { ...now, errors };
    });

  return { stage, submit, forget };
}
