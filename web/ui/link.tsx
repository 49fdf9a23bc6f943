import type { ComponentProps } from 'react';
import type { To } from 'react-router-dom';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: To;
  /** Replaces the current history entry. */
  replace?: boolean;
  /** For a small change of the same page. */
  preventScrollReset?: boolean;
};

/** A plain <a>, which costs nothing to render; `client-navigation.ts` turns clicks into client-side navigation. */
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

function hrefOf(to: To): string {
  if (typeof to === 'string') return to;
  const { pathname = '', search = '', hash = '' } = to;
  return pathname + search + hash;
}
