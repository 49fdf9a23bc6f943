/** The first stop of the keyboard; the page's <main id="content" tabIndex={-1}> is where it leads. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="fixed start-4 top-3 z-60 -translate-y-20 rounded-control bg-action px-4 py-2.5 text-small font-medium
        text-on-action focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
