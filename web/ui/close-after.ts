import { useEffect, useState } from 'react';

/** Closes after this time, unless the pointer or the focus is on the element; never without a time. */
export function useCloseAfter(ms: number | undefined, close: () => void) {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld || ms === undefined) return;
    const timer = setTimeout(close, ms);
    return () => clearTimeout(timer);
  }, [isHeld, ms, close]);
  return {
    onPointerEnter: () => setIsHeld(true),
    onPointerLeave: () => setIsHeld(false),
    onFocus: () => setIsHeld(true),
    onBlur: () => setIsHeld(false),
  };
}
