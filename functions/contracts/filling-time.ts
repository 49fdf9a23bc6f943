/** Forms submitted faster than this were not filled in by a person. */
export const MIN_FORM_FILL_MS = 2000;
