import type { NavigationLink } from '../navigation.ts';
import type { Question } from '../question.ts';

export type Service = {
  lead: string;
  /** For search engines, 50 to 160 characters. */
  description: string;
  steps: readonly { title: string; text: string }[];
  /** What is paid for, and how much it is. */
  costs: readonly { what: string; amount: string }[];
  /** Shows where the shop sells, and in which currency. */
  countries?: true;
  questions: readonly Question[];
  next: NavigationLink;
};
