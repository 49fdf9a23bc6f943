import { type FormEvent, useState } from 'react';
import type * as z from 'zod';
import { asProblem } from '../../api/client.ts';
import { reasonOf } from '../unanswered.ts';
import { useSessionDraft } from './use-session-draft.ts';

/** Sends one text, which stays in its field until it is accepted. */
export function useTextSending(rule: z.ZodType<string>, send: (text: string) => Promise<void>) {
  const { draft, keep } = useSessionDraft<string>();
  const [text, setText] = useState(draft ?? '');
  const [busy, setBusy] = useState(false);
  /** What is wrong with the text, and why sending it failed. */
  const [fault, setFault] = useState('');
  const [failure, setFailure] = useState('');

  const sendIt = async () => {
    setBusy(true);
    try {
      await send(text);
      setText(now => (now === text ? '' : now));
    } catch (error) {
      setFailure(reasonOf(asProblem(error)));
    } finally {
      setBusy(false);
    }
  };
  return {
    text,
    busy,
    fault,
    failure,
    write: (typed: string) => {
      setText(typed);
      setFault('');
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (busy) return;
      const { error } = rule.safeParse(text);
      setFault(error?.issues[0]?.message ?? '');
      setFailure('');
      if (!error) void sendIt();
    },
    unsaved: { when: text.trim() !== '', keep: () => keep(() => text) },
  };
}
