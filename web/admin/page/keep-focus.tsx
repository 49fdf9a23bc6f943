import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** If a button disappears when clicked, focus moves to the page title. */
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
