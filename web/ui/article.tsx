import { Fragment, type ReactNode } from 'react';
import type { Block, Inline } from '../../functions/markdown/contract.ts';
import { Link } from './link.tsx';

/** Renders the Markdown tree; never raw HTML. */
export function Article({ content }: { content: readonly Block[] }) {
  return (
    <article className="text-body leading-[1.75] wrap-anywhere">
      <Parts of={content} />
    </article>
  );
}

const inOrder = <Part,>(parts: readonly Part[], show: (part: Part) => ReactNode) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
  parts.map((part, index) => <Fragment key={index}>{show(part)}</Fragment>);

const Parts = ({ of }: { of: readonly Block[] }) => inOrder(of, part => <Part part={part} />);
const Line = ({ of }: { of: readonly Inline[] }) => inOrder(of, part => <Words part={part} />);

function Part({ part }: { part: Block }) {
  switch (part.is) {
    case 'paragraph':
      return (
        <p className="mt-5 first:mt-0">
          <Line of={part.of} />
        </p>
      );
    case 'heading': {
      const Heading = part.level === 2 ? 'h2' : 'h3';
      return (
        <Heading
          className={
            part.level === 2
              ? 'mt-12 text-title leading-snug font-semibold first:mt-0'
              : 'mt-8 leading-snug font-semibold first:mt-0'
          }
        >
          <Line of={part.of} />
        </Heading>
      );
    }
    case 'quote':
      return (
        <blockquote className="my-12 text-heading leading-snug font-semibold text-balance text-action first:mt-0">
          <Parts of={part.of} />
        </blockquote>
      );
    case 'list':
      return <Items part={part} />;
    case 'code':
      return (
        <pre className="mt-5 overflow-x-auto rounded-card bg-sunken p-4 text-small leading-normal wrap-normal">
          <code>{part.text}</code>
        </pre>
      );
    case 'rule':
      return <hr className="my-10 border-line" />;
  }
}

function Items({ part: { start, items } }: { part: Extract<Block, { is: 'list' }> }) {
  const shown = inOrder(items, item => (
    <li className="ps-1.5">
      <Parts of={item} />
    </li>
  ));
  const shape = 'mt-5 grid gap-2.5 ps-5 first:mt-0';
  if (start === null) return <ul className={`${shape} list-disc marker:text-edge`}>{shown}</ul>;
  return (
    <ol start={start} className={`${shape} list-decimal marker:text-muted`}>
      {shown}
    </ol>
  );
}

function Words({ part }: { part: Inline }) {
  if (typeof part === 'string') return part;
  switch (part.is) {
    case 'emphasis':
      return (
        <em>
          <Line of={part.of} />
        </em>
      );
    case 'strong':
      return (
        <strong className="font-semibold">
          <Line of={part.of} />
        </strong>
      );
    case 'code':
      return <code className="rounded-control bg-sunken px-1 py-0.5 text-small">{part.text}</code>;
    case 'break':
      return <br />;
    case 'link':
      return <Anchor part={part} />;
    case 'picture':
      return (
        <img
          src={part.url}
          srcSet={part.srcset ?? undefined}
          sizes="(min-width: 40rem) 34rem, 88vw"
          width={part.width}
          height={part.height}
          alt={part.alt}
          loading="lazy"
          decoding="async"
          className="my-8 h-auto max-w-full rounded-card bg-sunken"
        />
      );
  }
}

function Anchor({ part: { to, of } }: { part: Extract<Inline, { is: 'link' }> }) {
  const look = 'text-action underline underline-offset-4 hover:no-underline';
  if (to.startsWith('/')) {
    return (
      <Link to={to} className={look}>
        <Line of={of} />
      </Link>
    );
  }
  return (
    <a href={to} rel="nofollow noopener" className={look}>
      <Line of={of} />
    </a>
  );
}
