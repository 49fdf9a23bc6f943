import { type ReactNode, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';

type FileButtonProps = {
  /** The name of the input behind the button. */
  label: string;
  variant?: 'primary';
  onFile: (file: File) => void;
  children: ReactNode;
};

/** Lets the person choose a file of rows. */
export function FileButton({ label, variant, onFile, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant={variant} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
        aria-label={label}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // Otherwise the same file could not be chosen again after it is fixed.
          target.value = '';
        }}
      />
    </>
  );
}
