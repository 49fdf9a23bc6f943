import { dateWriter } from './dates.ts';

/** A month and its year, in words. */
export const formatMonth = dateWriter({ month: 'long', year: 'numeric' });
