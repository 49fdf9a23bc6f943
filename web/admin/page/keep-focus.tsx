import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** What goes when its button is pressed leaves the focus to the title of the page, not to nothing. */
export function KeepFocus({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (element?.contains(document.activeElement)) document.querySelector('h1')?.focus();
    };
  }, []);
  return <div ref={box}>{children}</div>;
}
