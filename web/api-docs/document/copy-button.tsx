import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../ui/button.tsx';

const SHOWN_MS = 1600;

export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    navigator.clipboard
      .writeText(text)
      .then(() => setCopied(true))
      .catch(error => console.warn('the browser does not allow copying:', error));
  return (
    <>
      <IconButton label={label} variant="plain" size="sm" onClick={() => void copy()}>
        {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      </IconButton>
      <span role="status" className="sr-only">
        {copied && 'Copied'}
      </span>
    </>
  );
}
