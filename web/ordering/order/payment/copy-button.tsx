import clsx from 'clsx';
import { Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';

type CopyButtonProps = { text: string /** As in 'Copy amount'. */; what: string };

const SHOWN_FOR = 3000;

/** Invisible where scripts or the clipboard are missing: the text can be selected. */
export function CopyButton({ text, what }: CopyButtonProps) {
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
    <span className={clsx('ms-auto print:hidden', !canCopy && 'invisible')}>
      <Button size="sm" className="min-w-24" onClick={() => void copy()}>
        <Copy />
        {isCopied ? 'Copied' : outcome ? 'Not copied' : 'Copy'}
        <span className="sr-only"> {what}</span>
      </Button>
      <span role="status" className="sr-only">
        {isCopied ? 'Copied' : outcome && 'Couldn’t copy. Select the text instead.'}
      </span>
    </span>
  );
}
