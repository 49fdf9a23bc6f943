import { useState } from 'react';
import { useIsHydrating } from './hydrated.ts';

type FormattedProps<Of extends readonly (string | number)[]> = {
  as?: 'bdi' | 'dd' | 'span' | 'time';
  className?: string;
  dateTime?: string;
  by: (...of: Of) => string;
  of: Of;
};

/**
 * Text that `Intl` formats. Its first format takes a slow phone longer than hydrating a page, and may differ from the
 * edge's; so React keeps what the edge has rendered until the values change.
 */
export function Formatted<const Of extends readonly (string | number)[]>({
  as: Element = 'span',
  by,
  of,
  ...rest
}: FormattedProps<Of>) {
  const values = of.join(' ');
  const isHydrating = useIsHydrating();
  const [rendered, setRendered] = useState(isHydrating ? values : undefined);
  if (import.meta.env.SSR) return <Element {...rest}>{by(...of)}</Element>;
  if (rendered !== undefined && rendered !== values) setRendered(undefined);
  return (
    <Element {...rest} suppressHydrationWarning>
      {rendered === values ? '' : by(...of)}
    </Element>
  );
}
