import type { MouseEvent } from 'react';

const CONTENT = 'content';

/** A plain hash link would add a history entry that the router does not know about. */
function skip(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(CONTENT)?.focus();
}

/** Leads to the page's <main id="content" tabIndex={-1}>. */
export function SkipLink() {
  return (
    <a
      href={`#${CONTENT}`}
      onClick={skip}
      className="fixed start-4 top-3 z-60 -translate-y-20 rounded-control bg-action px-4 py-2.5 text-small font-medium
        text-on-action focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
