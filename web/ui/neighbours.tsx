import clsx from 'clsx';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from './link.tsx';

type Neighbour = { to: string; title: string } | null | undefined;

type NeighboursProps = {
  label: string;
  previous: Neighbour;
  next: Neighbour;
  /** Captions above the titles. */
  words: { previous: string; next: string };
};

/** Links to the previous and the next item. */
export function Neighbours({ label, previous, next, words }: NeighboursProps) {
  return (
    <nav
      aria-label={label}
      className="grid border-y border-line max-sm:divide-y max-sm:divide-line sm:grid-cols-2"
    >
      {previous && (
        <Step {...previous} rel="prev" words={words.previous}>
          <ArrowLeft size={20} aria-hidden="true" className="shrink-0 rtl:rotate-180" />
        </Step>
      )}
      {next && (
        <Step {...next} rel="next" words={words.next}>
          <ArrowRight size={20} aria-hidden="true" className="shrink-0 rtl:rotate-180" />
        </Step>
      )}
    </nav>
  );
}

type StepProps = { to: string; title: string; rel: 'prev' | 'next'; words: string; children: ReactNode };

function Step({ to, title, rel, words, children }: StepProps) {
  return (
    <Link
      to={to}
      rel={rel}
      className={clsx(
        'group flex items-center gap-5 py-6',
        rel === 'next' && 'flex-row-reverse text-end sm:col-start-2',
      )}
    >
      {children}
      <span>
        <span className="block text-small text-muted">{words}</span>
        <span className="mt-1 block text-title font-semibold underline-offset-4 group-hover:underline">
          {title}
        </span>
      </span>
    </Link>
  );
}
