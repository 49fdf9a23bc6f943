import type { ReactNode } from 'react';
import { paintedBefore } from './painted-before.ts';

type PaintedProps = {
  /** It holds no other of its kind. */
  as: 'article' | 'footer';
  className: string;
  /** All that its content depends on: the edge paints the same content once, whichever pages show it. */
  of: unknown;
  children?: ReactNode;
};

export function Painted({ as: Element, className, of, children }: PaintedProps) {
  const content = import.meta.env.SSR ? paintedBefore(of, children) : { children };
  return <Element className={className} {...content} />;
}
