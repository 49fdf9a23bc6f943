const MOST_PATIENCE_MS = 8000;
const NEXT_TRY_MS = 100;

let patience: ReturnType<typeof setTimeout> | undefined;
let nextTry: ReturnType<typeof setTimeout> | undefined;

/** Resubmits the form until the page handles it; after a long wait, shows what to do. */
export function holdSubmits({ target, submitter }: SubmitEvent, note: HTMLElement) {
  const form = target as HTMLFormElement;
  const lost = note.dataset.lost as string;
  // The fields of the coupon form are outside of it.
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
    // It was not held again.
    if (note.hidden) clearTimeout(patience);
  };
  patience ??= setTimeout(giveUp, MOST_PATIENCE_MS);
  clearTimeout(nextTry);
  // The visitor is waiting, so load the app now, even before the first paint.
  import('./main.tsx').then(() => {
    if (document.querySelector('#lost[hidden]')) nextTry = setTimeout(send, NEXT_TRY_MS);
    else giveUp();
  }, giveUp);
}
