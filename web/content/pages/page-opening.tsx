import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';

type PageOpeningProps = {
  steps: readonly { label: string; to?: string }[];
  heading: string;
  lead?: string;
  /** Width of the text, and its distance from what follows. */
  className?: string;
  children?: ReactNode;
};

/** Breadcrumbs, the page's h1 and its lead. */
export function PageOpening({ steps, heading, lead, className, children }: PageOpeningProps) {
  return (
    <div className={clsx('mx-auto w-full max-w-page px-gutter pt-8', className)}>
      <Breadcrumbs items={steps} />
      <h1 className="mt-10 max-w-[15em] text-display font-semibold sm:mt-16">{heading}</h1>
      {lead && <p className="mt-6 max-w-[38rem] text-title leading-normal font-normal text-muted">{lead}</p>}
      {children}
    </div>
  );
}
