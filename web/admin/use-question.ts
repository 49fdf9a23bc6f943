import { useConfirm } from '../ui/confirm.tsx';
import { whyNotDone } from './unanswered.ts';

/** Like `useConfirm`, with an idempotency key for repeated attempts. */
export const useQuestion = () => useConfirm(whyNotDone);
