import { useConfirm } from '../ui/confirm.tsx';
import { errorMessage } from './unanswered.ts';

/** `useConfirm` for actions that are safe to retry, as its error says when the outcome is unknown. */
export const useQuestion = () => useConfirm(errorMessage);
