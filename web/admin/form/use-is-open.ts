import { useEffect, useRef } from 'react';

/** Whether a form is still there: an answer may come after it was left. */
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
