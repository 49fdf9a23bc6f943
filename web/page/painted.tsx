import type { ReactNode } from 'react';
import { paintedBefore } from './painted-before.ts';

type PaintedProps = {
  /** It holds no other of its kind. */
  as: 'article' | 'footer' | 'nav';
  className?: string;
  'aria-label'?: string;
  /** All that its content depends on: the edge paints the same content once, whichever pages show it. */
  of: unknown;
  children?: ReactNode;
};

export function Painted({ as: Element, of, children, ...rest }: PaintedProps) {
  const content = import.meta.env.SSR ? paintedBefore(of, children) : { children };
  return <Element {...rest} {...content} />;
}
