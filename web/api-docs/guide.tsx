/** Minimal Markdown: `##` headings, paragraphs separated by blank lines, `code` spans. */
export function Guide({ text }: { text: string }) {
  return (
    <div className="mt-5 grid max-w-prose gap-3">
      {text.split(/\n{2,}/).map(block =>
        block.startsWith('## ') ? (
          <h2 key={block} className="mt-5 text-title font-semibold">
            {block.slice(3)}
          </h2>
        ) : (
          <p key={block}>
            <Words text={block} />
          </p>
        ),
      )}
    </div>
  );
}

function Words({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never change their order
      <code key={index} className="rounded-[5px] bg-sunken px-1 py-0.5 font-mono text-[0.86em] wrap-anywhere">
        {part}
      </code>
    ) : (
      part
    ),
  );
}
