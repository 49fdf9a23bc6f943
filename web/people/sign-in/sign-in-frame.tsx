import type { ReactNode } from 'react';
import { PageMeta } from '../../page/page-meta.tsx';

type SignInFrameProps = { title: string; intro: string; footer?: ReactNode; children: ReactNode };

export function SignInFrame({ title, intro, footer, children }: SignInFrameProps) {
  return (
    <div className="flex flex-1 items-start justify-center px-gutter py-12 sm:py-20">
      <PageMeta title={title} description={intro} hidden />
      <div className="w-full max-w-104">
        <h1 className="text-heading font-semibold">{title}</h1>
        <p className="mt-3 text-muted">{intro}</p>
        <div className="mt-8">{children}</div>
        {footer && <p className="mt-8 border-t border-line pt-6 text-small text-muted">{footer}</p>}
      </div>
    </div>
  );
}
