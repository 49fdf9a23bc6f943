import type { ReactNode } from 'react';
import { DocumentTitle } from '../ui/document-title.tsx';

type AccountFrameProps = { title: string; intro?: ReactNode; footer?: ReactNode; children: ReactNode };

/** One narrow column for a short form, and nothing else to look at. */
export function AccountFrame({ title, intro, footer, children }: AccountFrameProps) {
  return (
    <div className="flex flex-1 items-start justify-center px-gutter py-12 sm:py-20">
      <DocumentTitle title={title} />
      <div className="w-full max-w-104">
        <h1 className="text-heading font-semibold">{title}</h1>
        {intro && <p className="mt-3 text-muted">{intro}</p>}
        <div className="mt-8">{children}</div>
        {footer && <p className="mt-8 border-t border-line pt-6 text-small text-muted">{footer}</p>}
      </div>
    </div>
  );
}
