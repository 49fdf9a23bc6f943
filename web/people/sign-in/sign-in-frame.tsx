import { type ReactNode, useEffect, useRef } from 'react';
import { PageMeta } from '../../page/page-meta.tsx';

type SignInFrameProps = { title: string; intro: string; footer?: ReactNode; children: ReactNode };

export function SignInFrame({ title, intro, footer, children }: SignInFrameProps) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = fields.current;
    form?.addEventListener('focusin', reveal);
    return () => form?.removeEventListener('focusin', reveal);
  }, []);
  return (
    <div className="flex flex-1 items-start justify-center px-gutter py-12 sm:py-20">
      <PageMeta title={title} description={intro} hidden />
      <div className="w-full max-w-104">
        <h1 className="text-heading font-semibold">{title}</h1>
        <p className="mt-3 text-muted">{intro}</p>
        <noscript>
          <p className="mt-5 rounded-control bg-notice-soft px-4 py-3 text-small">
            This form needs JavaScript. Without it, you can still browse and add to your cart.
          </p>
        </noscript>
        <div ref={fields} className="mt-8 [&_input]:scroll-mt-9">
          {children}
        </div>
        {footer && <p className="mt-8 border-t border-line pt-6 text-small text-muted">{footer}</p>}
      </div>
    </div>
  );
}

/** WebKit ignores scroll margins when it scrolls to a focused element. */
const reveal = ({ target }: FocusEvent) => (target as Element).scrollIntoView({ block: 'nearest' });
