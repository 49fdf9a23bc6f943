import { useConfirm } from '../ui/confirm.tsx';
import { whyNotDone } from './unanswered.ts';

/** As `useConfirm`, where what is asked again is done once. */
export const useQuestion = () => useConfirm(whyNotDone);
