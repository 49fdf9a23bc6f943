export const TRYING = 'try-it';

/** Where the panel stands below the text, it is a long way down. */
export function goToTrying() {
  const heading = document.getElementById(TRYING);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}
