import type { KeyboardEvent } from 'react';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, ' ': 0 };

/** The keys of a radio group: an arrow chooses the value next to the focused one, Space the focused one. */
export function chooseByKey(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key];
  // With a modifier, arrows belong to the browser; Alt+Left goes back.
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')];
  const focused = radios.indexOf(event.target as HTMLElement);
  radios.at((focused + step) % radios.length)?.click();
}
