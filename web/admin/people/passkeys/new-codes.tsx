import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';

type NewCodesProps = { codes: string[]; onDone: () => void };

/** Shown only once. */
export function NewCodes({ codes, onDone }: NewCodesProps) {
  const [said, say] = useState('');
  const text = codes.join('\n');
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => say('Copied.'),
      () => say('Couldn’t copy the codes. Select and copy them instead.'),
    );
  const download = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }));
    link.download = `recovery-codes-${window.location.hostname}.txt`;
    link.click();
    URL.revokeObjectURL(link.href);
    say('Downloaded.');
  };
  return (
    <div className="grid gap-4 text-small">
      <p className="text-muted">
        Store them somewhere safe, not on the device that has your passkey. They’re shown only once.
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid gap-x-6 gap-y-1 rounded-control bg-sunken p-4 font-mono sm:grid-cols-2"
      >
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          Copy
        </Button>
        <Button onClick={download}>
          <Download aria-hidden="true" />
          Download
        </Button>
        <p role="status" className="min-h-5 text-fine text-muted">
          {said}
        </p>
      </div>
      <div className="flex justify-end">
        <Button variant="primary" onClick={onDone}>
          I’ve saved them
        </Button>
      </div>
    </div>
  );
}
