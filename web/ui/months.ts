import { dateWriter } from './dates.ts';

export const formatMonth = dateWriter({ month: 'long', year: 'numeric' });
