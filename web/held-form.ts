const MOST_PATIENCE_MS = 8000;
const NEXT_TRY_MS = 100;

let patience: ReturnType<typeof setTimeout> | undefined;
let nextTry: ReturnType<typeof setTimeout> | undefined;

/** Sends the form again until the page answers to it; whoever has waited long is told what to do. */
export function hold({ target, submitter }: SubmitEvent, note: HTMLElement) {
  const form = target as HTMLFormElement;
  const lost = note.dataset.lost as string;
  // That of the coupon has its fields elsewhere.
  const { left, bottom } = (form.firstChild ? form : (submitter ?? form)).getBoundingClientRect();
  Object.assign(note.style, { position: 'absolute', inset: `${bottom + scrollY}px auto auto ${left}px` });
  if (note.textContent !== lost) submitter?.setAttribute('aria-busy', 'true');

  const giveUp = () => {
    submitter?.removeAttribute('aria-busy');
    note.textContent = lost;
  };
  const send = () => {
    note.hidden = true;
    submitter?.removeAttribute('aria-busy');
    form.requestSubmit(submitter);
    // Nobody has held it again.
    if (note.hidden) clearTimeout(patience);
  };
  patience ??= setTimeout(giveUp, MOST_PATIENCE_MS);
  clearTimeout(nextTry);
  // Whoever waits for it needs it now, painted or not.
  import('./main.tsx').then(() => {
    if (document.querySelector('#lost[hidden]')) nextTry = setTimeout(send, NEXT_TRY_MS);
    else giveUp();
  }, giveUp);
}
