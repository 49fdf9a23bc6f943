import { dateWriter } from '../../ui/dates.ts';

/** A day and its time, by the clock of Greenwich. */
export const formatMoment = dateWriter({ dateStyle: 'medium', timeStyle: 'short' });
