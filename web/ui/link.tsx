import type { ComponentProps } from 'react';
import type { To } from 'react-router-dom';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: To;
  /** Takes the place of this page in the history. */
  replace?: boolean;
  /** The next page is a slight change of this one. */
  preventScrollReset?: boolean;
};

/** A plain link, which costs nothing to paint. `follow-links.ts` makes all of them change the page in place. */
export function Link({ to, replace, preventScrollReset, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={hrefOf(to)}
      {...(replace && { 'data-replace': '' })}
      {...(preventScrollReset && { 'data-keep-scroll': '' })}
    />
  );
}

export function hrefOf(to: To): string {
  if (typeof to === 'string') return to;
  const { pathname = '', search = '', hash = '' } = to;
  return pathname + search + hash;
}
