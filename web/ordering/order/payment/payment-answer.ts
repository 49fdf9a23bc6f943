import { useActionAnswer } from '../../../public-forms/use-action-answer.ts';

/** What came of paying without scripts. */
export type PaymentAnswer = {
  /** Where to approve the payment. */
  at?: string;
  /** The provider can’t be opened. */
  astray?: true;
  failure?: string;
  /** Trying the same again would not help. */
  isRefused?: true;
};

const NONE: PaymentAnswer = {};

export const usePaymentAnswer = () => useActionAnswer(NONE);
