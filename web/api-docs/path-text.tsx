import { Fragment } from 'react';

/** Lets a long path wrap after its slashes and highlights its parameters. */
export function PathText({ path }: { path: string }) {
  return (
    <span className="font-mono wrap-anywhere">
      {path.split(/(?<=\/)/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one path never change their order
        <Fragment key={index}>
          {part.startsWith('{') ? <span className="text-action">{part}</span> : part}
          <wbr />
        </Fragment>
      ))}
    </span>
  );
}
