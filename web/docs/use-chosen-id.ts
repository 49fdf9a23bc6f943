import { useLocation } from 'react-router-dom';
import { useTakenOver } from '../ui/taken-over.ts';

/** The call that the address names after #; the edge is never told it, so nothing until the page is taken over. */
export function useChosenId(): string {
  const { hash } = useLocation();
  return useTakenOver() ? hash.slice(1) : '';
}
