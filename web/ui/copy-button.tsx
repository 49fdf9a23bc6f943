import clsx from 'clsx';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, IconButton } from './button.tsx';
import { useHydrated } from './hydrated.ts';

type CopyButtonProps = {
  text: string;
  /** As in 'Copy amount'. */
  what: string;
  /** Without words, next to code. */
  small?: boolean;
  className?: string;
};

const SHOWN_FOR = 3000;

/** Invisible where scripts or the clipboard are missing: the text can be selected. */
export function CopyButton({ text, what, small, className }: CopyButtonProps) {
  const canCopy = useHydrated() && Boolean(navigator.clipboard);
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  const isCopied = outcome === 'copied';
  return (
    <span className={clsx(className, !canCopy && 'invisible')}>
      {small ? (
        <IconButton label={`Copy ${what}`} variant="plain" size="sm" onClick={() => void copy()}>
          {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        </IconButton>
      ) : (
        <Button size="sm" className="min-w-24" onClick={() => void copy()}>
          <Copy />
          {isCopied ? 'Copied' : outcome ? 'Not copied' : 'Copy'}
          <span className="sr-only"> {what}</span>
        </Button>
      )}
      <span role="status" className="sr-only">
        {isCopied ? 'Copied' : outcome && 'Couldn’t copy. Select the text instead.'}
      </span>
    </span>
  );
}
