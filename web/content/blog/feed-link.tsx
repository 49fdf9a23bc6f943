import clsx from 'clsx';
import { Rss } from 'lucide-react';
import { blog } from '../../texts/blog.ts';

/** A visible link, and one in the head for feed readers. */
export function FeedLink({ className }: { className?: string }) {
  return (
    <p className={clsx('text-small', className)}>
      <link rel="alternate" type="application/rss+xml" title={blog.feed} href="/blog/rss.xml" />
      <a
        href="/blog/rss.xml"
        className="inline-flex items-center gap-2 text-muted underline-offset-4 hover:text-ink hover:underline
          pointer-coarse:min-h-11"
      >
        <Rss size={16} aria-hidden="true" />
        {blog.feed}
      </a>
    </p>
  );
}
