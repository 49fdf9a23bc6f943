import { Suspense, useState } from 'react';
import type { Plain } from '../../functions/contracts/plain.ts';
import { useIsHydrating } from '../ui/hydrated.ts';
import { CachedFragment, type FragmentProps } from './cached-fragment.tsx';

/** React leaves the HTML that it hydrates, and sets this one never, since it does not change. */
const AS_RENDERED = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/**
 * Content without state that the same visit shows on every page: the browser keeps it as the edge rendered it, and has
 * no code for it unless it has to render the element itself. Changed facts show at the next page load.
 */
export function EdgeFragment<Of extends Plain>({
  as: Element,
  of,
  content: Content,
  ...rest
}: FragmentProps<Of>) {
  const [isRendered] = useState(useIsHydrating());
  if (import.meta.env.SSR) return <CachedFragment as={Element} of={of} content={Content} {...rest} />;
  if (isRendered) return <Element {...rest} {...AS_RENDERED} />;
  return (
    <Element {...rest}>
      <Suspense>
        <Content of={of} />
      </Suspense>
    </Element>
  );
}
