import clsx from 'clsx';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { CreatePost } from '../../../../functions/content/posts/contract.ts';
import { asProblem } from '../../../api/client.ts';
import { controlBox, FieldNote } from '../../../ui/field.tsx';
import { forgetPicture, selectPicture } from '../../catalog/pictures/selected-pictures.ts';
import { MARKS, picture, type Selected } from './marks.ts';
import type { PostValues } from './post-values.ts';
import { uploadForPost } from './save-cover.ts';
import { TextPreview } from './text-preview.tsx';
import { markOfKey, TextToolbar } from './text-toolbar.tsx';

const SIDES = ['Write', 'Preview'] as const;

type TextEditorProps = {
  form: UseFormReturn<PostValues, unknown, CreatePost>;
  error: string | undefined;
  /** Reports an upload and whether it succeeded. */
  onPicture: (arrival: Promise<boolean>) => void;
};

/** The Markdown and its preview side by side; on a phone one at a time. */
export function TextEditor({ form, error, onPicture }: TextEditorProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement | null>(null);
  const [side, setSide] = useState<(typeof SIDES)[number]>('Write');
  const [isUploading, setIsUploading] = useState(false);
  const text = useWatch({ control: form.control, name: 'text' });
  const { ref, ...registered } = form.register('text');

  const change = (edit: (selected: Selected) => Selected) => {
    const area = field.current;
    if (!area) return;
    const { value, selectionStart: start, selectionEnd: end } = area;
    write(area, edit({ text: value, start, end }));
    form.setValue('text', area.value, { shouldDirty: true });
  };

  const addPicture = (file: File) => onPicture(upload(file));

  const upload = async (file: File) => {
    form.clearErrors('text');
    setIsUploading(true);
    const { address } = selectPicture(file);
    try {
      change(picture(await uploadForPost(address, 'text')));
      return true;
    } catch (error) {
      form.setError('text', { message: asProblem(error).message }, { shouldFocus: true });
      return false;
    } finally {
      forgetPicture(address);
      setIsUploading(false);
    }
  };

  const press = (event: KeyboardEvent) => {
    const mark = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && markOfKey(event.key);
    if (!mark) return;
    event.preventDefault();
    change(MARKS[mark]);
  };

  /** Pictures pasted here go into the text; elsewhere on the screen they become the cover. */
  const paste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files;
    if (!file || event.clipboardData.getData('text/plain')) return;
    event.preventDefault();
    event.stopPropagation();
    addPicture(file);
  };

  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-end justify-between gap-2">
        <label htmlFor={id} className="text-small font-medium">
          Text
        </label>
        <fieldset aria-label="Show" className="flex gap-1 lg:hidden">
          {SIDES.map(name => (
            <button
              key={name}
              type="button"
              aria-pressed={side === name}
              className="min-h-9 rounded-control px-3 text-small aria-pressed:bg-action-soft aria-pressed:font-semibold
                pointer-coarse:min-h-11"
              onClick={() => setSide(name)}
            >
              {name}
            </button>
          ))}
        </fieldset>
      </div>
      <div className="grid gap-5 lg:grid-cols-2">
        <div className={clsx('grid grid-rows-[auto_1fr]', side === 'Preview' && 'max-lg:hidden')}>
          <TextToolbar
            controls={id}
            onMark={mark => change(MARKS[mark])}
            onPicture={addPicture}
            isUploading={isUploading}
          />
          <textarea
            {...registered}
            ref={area => {
              ref(area);
              field.current = area;
            }}
            id={id}
            rows={22}
            aria-describedby={`${id}-note`}
            aria-invalid={error ? true : undefined}
            className={clsx(controlBox, 'resize-y rounded-t-none py-2.5 leading-relaxed')}
            onKeyDown={press}
            onPaste={paste}
          />
        </div>
        <section
          aria-label="Preview"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
          tabIndex={0}
          className={clsx(
            'max-h-[70vh] min-h-64 overflow-y-auto rounded-control border border-line bg-paper p-5 lg:max-h-[44rem]',
            side === 'Write' && 'max-lg:hidden',
          )}
        >
          <TextPreview text={text} />
        </section>
      </div>
      <FieldNote
        id={`${id}-note`}
        hint={isUploading ? 'Uploading the picture.' : 'Markdown. You can paste pictures too.'}
        error={error}
      />
    </div>
  );
}

/** Inserted as if typed, so that the browser can undo it. */
function write(area: HTMLTextAreaElement, { text, start, end }: Selected) {
  const old = area.value;
  let from = 0;
  while (from < old.length && old[from] === text[from]) from += 1;
  let kept = 0;
  const most = Math.min(old.length, text.length) - from;
  while (kept < most && old.at(-1 - kept) === text.at(-1 - kept)) kept += 1;
  const put = text.slice(from, text.length - kept);
  area.focus();
  area.setSelectionRange(from, old.length - kept);
  const isDone = put ? document.execCommand('insertText', false, put) : document.execCommand('delete');
  if (!isDone || area.value !== text) area.value = text;
  area.setSelectionRange(start, end);
}
