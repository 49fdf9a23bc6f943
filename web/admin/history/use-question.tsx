import { useState } from 'react';
import { TakeBackDialog, type TakingBack } from './take-back-dialog.tsx';

/** The question of a screen, and the way to ask it: each time anew. */
export function useQuestion() {
  const [asked, setAsked] = useState<{ number: number; taking: TakingBack }>();
  return {
    ask: (taking: TakingBack) => setAsked(last => ({ number: (last?.number ?? 0) + 1, taking })),
    dialog: asked && <TakeBackDialog key={asked.number} asked={asked.taking} />,
  };
}
