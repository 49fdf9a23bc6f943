import { type ComponentProps, useEffect, useRef } from 'react';

/** Takes the focus when it appears, so that a new step is read out and the keyboard goes on from there. */
export function FocusedHeading({ children, ...rest }: ComponentProps<'h2'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 {...rest} ref={heading} tabIndex={-1} className="text-title font-semibold tabular-nums outline-none">
      {children}
    </h2>
  );
}
