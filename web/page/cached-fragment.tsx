import type { ComponentType } from 'react';
import type { Plain } from '../../functions/contracts/plain.ts';
import { cachedHtml } from './html-fragment-cache.ts';
import { InCachedFragment } from './in-cached-fragment.ts';

export type FragmentProps<Of extends Plain> = {
  as: 'article' | 'div' | 'footer' | 'nav' | 'section';
  className?: string;
  'aria-label'?: string;
  /** Everything that the content depends on: it gets nothing else. */
  of: Of;
  content: ComponentType<{ of: Of }>;
};

/** The edge renders the same content only once, for all pages that show it. */
export function CachedFragment<Of extends Plain>({
  as: Element,
  of,
  content: Content,
  ...rest
}: FragmentProps<Of>) {
  const content = <Content of={of} />;
  if (!import.meta.env.SSR) return <Element {...rest}>{content}</Element>;
  return (
    <Element {...rest} {...cachedHtml(Content, of, <InCachedFragment value>{content}</InCachedFragment>)} />
  );
}
