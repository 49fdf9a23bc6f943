import type { NavigationLink } from '../navigation.ts';
import type { Question } from '../question.ts';

export type Service = {
  lead: string;
  /** Meta description: 50 to 160 characters. */
  description: string;
  steps: readonly { title: string; text: string }[];
  costs: readonly { what: string; amount: string }[];
  /** Lists the countries that the shop sells to, with their currencies. */
  countries?: true;
  questions: readonly Question[];
  next: NavigationLink;
};
