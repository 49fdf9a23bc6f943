import { Bold, Heading2, ImageUp, Italic, Link2, List, type LucideIcon, TextQuote } from 'lucide-react';
import { PICTURE_TYPES } from '../../../../functions/contracts/pictures.ts';
import type { MARKS } from './marks.ts';

type Mark = keyof typeof MARKS;

const TOOLS: { mark: Mark; label: string; icon: LucideIcon; key?: string }[] = [
  { mark: 'heading', label: 'Heading', icon: Heading2 },
  { mark: 'bold', label: 'Bold', icon: Bold, key: 'b' },
  { mark: 'italic', label: 'Italic', icon: Italic, key: 'i' },
  { mark: 'link', label: 'Link', icon: Link2, key: 'k' },
  { mark: 'quote', label: 'Quote', icon: TextQuote },
  { mark: 'list', label: 'List', icon: List },
];

/** The mark for a key with Ctrl (or ⌘). */
export const markOfKey = (key: string) => TOOLS.find(tool => tool.key === key.toLowerCase())?.mark;

const TOOL = `grid size-9 cursor-pointer place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink
  pointer-coarse:size-11`;

type TextToolbarProps = {
  controls: string;
  onMark: (mark: Mark) => void;
  onPicture: (file: File) => void;
  isUploading: boolean;
};

export function TextToolbar({ controls, onMark, onPicture, isUploading }: TextToolbarProps) {
  return (
    <div
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      className="flex flex-wrap gap-0.5 rounded-t-control border border-b-0 border-edge bg-surface p-1"
    >
      {TOOLS.map(({ mark, label, icon: Icon, key }) => (
        <button
          key={mark}
          type="button"
          aria-label={label}
          title={key ? `${label} (Ctrl+${key.toUpperCase()})` : label}
          aria-keyshortcuts={key && `Control+${key.toUpperCase()}`}
          className={TOOL}
          onClick={() => onMark(mark)}
        >
          <Icon size={18} aria-hidden="true" />
        </button>
      ))}
      <label
        title="Picture"
        aria-busy={isUploading}
        className={`${TOOL} has-focus-visible:outline-2 has-focus-visible:outline-offset-2 aria-busy:animate-pulse`}
      >
        <ImageUp size={18} aria-hidden="true" />
        <input
          type="file"
          aria-label="Picture"
          accept={PICTURE_TYPES.join()}
          disabled={isUploading}
          className="sr-only"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onPicture(file);
            // Otherwise the same file could not be inserted twice.
            target.value = '';
          }}
        />
      </label>
    </div>
  );
}
