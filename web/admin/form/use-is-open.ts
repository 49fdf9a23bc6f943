import { useEffect, useRef } from 'react';

/** Whether a form is still open: an answer may arrive after it was left. */
export function useIsOpen() {
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}
