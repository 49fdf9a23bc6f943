import type { Block } from '../../content/post.ts';

export function Article({ text }: { text: readonly Block[] }) {
  return (
    <article className="text-body leading-[1.75]">
      {text.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
        <Part key={index} block={block} />
      ))}
    </article>
  );
}

function Part({ block }: { block: Block }) {
  if (typeof block === 'string') return <p className="mt-5 first:mt-0">{block}</p>;
  if ('heading' in block)
    return <h2 className="mt-12 text-title leading-snug font-semibold">{block.heading}</h2>;
  if ('quote' in block)
    return (
      <blockquote className="my-12 text-heading font-semibold text-balance text-action">
        <p>{block.quote}</p>
      </blockquote>
    );
  return (
    <ul className="mt-5 grid list-disc gap-2.5 ps-5 marker:text-edge">
      {block.list.map(item => (
        <li key={item} className="ps-1.5">
          {item}
        </li>
      ))}
    </ul>
  );
}
