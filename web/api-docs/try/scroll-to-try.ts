export const TRY_PANEL_ID = 'try-it';

/** On narrow screens the panel is far below the text. */
export function scrollToTryPanel() {
  const heading = document.getElementById(TRY_PANEL_ID);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}
