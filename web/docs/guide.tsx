/** The words of the document: headings after ##, paragraphs between empty lines, code between backticks. */
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
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their order
      <code key={index} className="rounded-[5px] bg-sunken px-1 py-0.5 font-mono text-[0.86em] wrap-anywhere">
        {part}
      </code>
    ) : (
      part
    ),
  );
}
