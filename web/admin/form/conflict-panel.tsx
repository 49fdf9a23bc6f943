import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';

type FieldValue = string | { picture: string };

/** A version of a record: the labels and values of its fields. */
export type Described = Record<string, FieldValue>;

/** A picture's address, shown as an image. */
export const pictured = (picture: string): FieldValue => ({ picture });

const textOf = (value: FieldValue | undefined) => (typeof value === 'object' ? value.picture : (value ?? ''));

type ConflictPanelProps = {
  mine: Described;
  theirs: Described;
  /** Announced without taking the focus from the person typing. */
  cameByItself: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** The record was saved elsewhere in between: both versions side by side, and the choice. */
export function ConflictPanel(props: ConflictPanelProps) {
  const { mine, theirs, cameByItself, onKeepMine, onTakeTheirs } = props;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!cameByItself) panel.current?.focus();
  }, [cameByItself]);
  const cell = 'border-t border-notice/40 py-2 pe-4 text-start align-top font-normal';
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="conflict-title"
      className="rounded-card border border-notice/60 bg-notice-soft p-5 text-small"
    >
      <h2 id="conflict-title" className="font-semibold">
        {cameByItself ? 'This was changed' : 'Someone else changed this'} while you were editing
      </h2>
      <p role={cameByItself ? 'alert' : undefined} className="mt-1">
        {cameByItself && 'A newer version was loaded. '}Your changes aren’t saved yet. Choose which version to
        keep.
      </p>
      <table className="mt-3 w-full">
        <thead>
          <tr>
            <td />
            <th className="py-2 pe-4 text-start font-medium">Yours</th>
            <th className="py-2 text-start font-medium">Theirs</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(mine).map(([label, value]) => {
            const isDifferent = textOf(value) !== textOf(theirs[label]);
            return (
              <tr key={label} className={isDifferent ? 'font-medium' : undefined}>
                <th scope="row" className={cell}>
                  {label}
                </th>
                <Value className={cell} marked={isDifferent} value={value} />
                <Value className={cell} marked={isDifferent} value={theirs[label] ?? ''} />
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={onKeepMine}>Keep mine</Button>
        <Button onClick={onTakeTheirs}>Take theirs</Button>
      </div>
    </section>
  );
}

function Value({ className, marked, value }: { className: string; marked: boolean; value: FieldValue }) {
  const text = textOf(value);
  if (typeof value === 'object')
    return <td className={className}>{text ? <Thumbnail of={text} /> : 'None'}</td>;
  return <td className={className}>{marked ? <strong className="font-semibold">{text}</strong> : text}</td>;
}

const Thumbnail = ({ of: picture }: { of: string }) => (
  <img src={picture} alt="Preview" className="max-h-24 max-w-32 rounded-control border border-line" />
);
