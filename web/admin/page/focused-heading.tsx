import { type ComponentProps, useEffect, useRef } from 'react';

/** Takes focus when it appears, so screen readers and the keyboard continue from the new step. */
export function FocusedHeading({ children, ...rest }: ComponentProps<'h2'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 {...rest} ref={heading} tabIndex={-1} className="text-title font-semibold tabular-nums outline-none">
      {children}
    </h2>
  );
}
