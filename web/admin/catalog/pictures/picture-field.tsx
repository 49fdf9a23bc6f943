import clsx from 'clsx';
import { ImageUp } from 'lucide-react';
import { type Ref, useEffect, useId, useRef } from 'react';
import { MOST_PICTURE_BYTES, PICTURE_TYPES } from '../../../../functions/contracts/pictures.ts';
import { FieldNote } from '../../../ui/field.tsx';
import { useFileIntake } from '../../use-file-intake.ts';
import { PicturePreview } from './picture-preview.tsx';
import { forgetPicture, selectPicture } from './selected-pictures.ts';
import { useIsUploading } from './uploads.ts';

export type PictureFieldProps = {
  label: string;
  /** Picture addresses: served by the shop, or object URLs of chosen files. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Called with the reason when a file is rejected. */
  onRefused: (message: string) => void;
  /** For multiple pictures, those over the limit are dropped and named in a message. */
  most?: { pictures: number; message: string } | undefined;
  optional?: boolean;
  /** The current picture, which can be replaced but not removed. */
  stays?: string | undefined;
  error?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
};

const HINT = `JPEG, PNG, WebP, AVIF or GIF. Files over ${MOST_PICTURE_BYTES / 2 ** 20} MB are resized.`;

/** Pictures can be dropped on the window, pasted or chosen. They show at once and upload with the form. */
export function PictureField(props: PictureFieldProps) {
  const { label, value, onChange, optional, stays, error, inputRef } = props;
  const id = useId();
  const note = `${id}-note`;
  const take = useTaken(props);
  const isUploading = useIsUploading(value);
  const isOver = useFileIntake(files => !isUploading && take(files));
  const isMany = props.most !== undefined;
  const replaces = value.length > 0 && !isMany;
  const without = (address: string) => {
    const others = value.filter(one => one !== address);
    return others.length === 0 && stays ? [stays] : others;
  };
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="flex items-baseline justify-between gap-4 text-small font-medium">
        {label}
        {optional && <span className="text-fine font-normal text-muted">Optional</span>}
      </label>
      <div
        className={clsx(
          'grid gap-4 rounded-card border border-dashed p-4 transition-colors',
          isOver ? 'border-action bg-action-soft' : error ? 'border-danger' : 'border-edge/60',
        )}
      >
        {value.map(address => (
          <PicturePreview
            key={address}
            address={address}
            onRemove={address === stays ? undefined : () => onChange(without(address))}
          />
        ))}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-small text-muted">
          {!isUploading && (
            <label className="button button-secondary button-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
              <ImageUp aria-hidden="true" />
              {replaces ? 'Choose another file' : isMany ? 'Choose files' : 'Choose a file'}
              <input
                ref={inputRef}
                id={id}
                type="file"
                accept={PICTURE_TYPES.join()}
                multiple={isMany}
                aria-describedby={note}
                aria-invalid={error ? true : undefined}
                className="sr-only"
                onChange={({ target }) => {
                  take([...(target.files ?? [])]);
                  // Otherwise the same file could not be chosen again after it is fixed.
                  target.value = '';
                }}
              />
            </label>
          )}
          <span>{isOver ? 'Drop to add it.' : 'or drop or paste it here.'}</span>
        </div>
      </div>
      <FieldNote id={note} hint={HINT} error={error} />
    </div>
  );
}

function useTaken({ value, onChange, onRefused, most }: PictureFieldProps) {
  const latest = useRef(value);
  latest.current = value;
  const taken = useRef<string[]>([]);
  useEffect(() => () => taken.current.forEach(forgetPicture), []);

  const refuse = (address: string, message: string, before: readonly string[]) => {
    if (!latest.current.includes(address)) return;
    onChange(most ? latest.current.filter(one => one !== address) : [...before]);
    onRefused(message);
  };

  return (files: File[]) => {
    if (files.length === 0) return;
    const before = most ? latest.current : [];
    const room = most ? Math.max(0, most.pictures - before.length) : 1;
    const chosen = files.slice(0, room).map(selectPicture);
    taken.current.push(...chosen.map(({ address }) => address));
    const stays = latest.current;
    onChange([...before, ...chosen.map(({ address }) => address)]);
    for (const { address, prepared, file } of chosen) {
      prepared.catch((error: Error) =>
        refuse(address, most ? `${file.name}: ${error.message}` : error.message, stays),
      );
    }
    if (files.length > room) onRefused(tooMany(files.slice(room), most?.message));
  };
}

function tooMany(left: File[], message = 'Choose only one picture.'): string {
  return `${message} Left out: ${left.map(({ name }) => name).join(', ')}`;
}
