import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { PreparedPicture } from './prepare-picture.ts';
import { selectedPictureAt } from './selected-pictures.ts';
import { useUpload } from './uploads.ts';

type PicturePreviewProps = { address: string; onRemove: (() => void) | undefined };

/** The picture preview, with file details and upload progress. */
export function PicturePreview({ address, onRemove }: PicturePreviewProps) {
  const chosen = selectedPictureAt(address);
  const upload = useUpload(address);
  return (
    <div className="flex min-w-0 flex-wrap items-start gap-4">
      <img
        src={address}
        alt={chosen ? `Preview of ${chosen.file.name}` : 'Preview of the current picture'}
        className="max-h-60 max-w-[200px] rounded-card border border-line bg-sunken object-contain"
      />
      <div className="grid min-w-0 flex-1 basis-40 justify-items-start gap-2 text-small">
        {chosen && <FileFacts key={address} name={chosen.file.name} {...{ address }} />}
        {upload && <Progress {...upload} />}
        {onRemove && !upload && (
          <Button variant="plain" size="sm" className="-ms-2" onClick={onRemove}>
            <X aria-hidden="true" />
            Remove picture
          </Button>
        )}
      </div>
    </div>
  );
}

function FileFacts({ address, name }: { address: string; name: string }) {
  const [prepared, setPrepared] = useState<PreparedPicture>();
  useEffect(() => {
    let wanted = true;
    selectedPictureAt(address)?.prepared.then(
      made => wanted && setPrepared(made),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [address]);
  return (
    <div className="w-full">
      <p className="truncate font-medium" title={name}>
        {name}
      </p>
      <p className="text-fine text-muted tabular-nums">
        {prepared ? factsOf(prepared) : 'Making smaller sizes…'}
      </p>
    </div>
  );
}

function factsOf({ width, height, picture, sizes, madeSmaller }: PreparedPicture): string {
  const facts = [
    ...(width > 0 ? [`${width} × ${height}`] : []),
    `${madeSmaller ? 'resized: ' : ''}${weightOf(picture.size)}`,
    ...(sizes.length > 0 ? [`${sizes.length} smaller ${sizes.length === 1 ? 'size' : 'sizes'}`] : []),
  ];
  return facts.join(' · ');
}

const KB = 1024;
const weightOf = (bytes: number) =>
  bytes < KB * KB ? `${Math.ceil(bytes / KB)} KB` : `${(bytes / KB / KB).toFixed(1)} MB`;

function Progress({ sent, cancel }: { sent: number; cancel: () => void }) {
  const percent = Math.floor(sent * 100);
  return (
    <>
      <p>{sent < 1 ? `Uploading… ${percent} %` : 'Saving…'}</p>
      <progress
        aria-label="Upload"
        max={100}
        value={percent}
        className="h-1.5 w-full max-w-60 accent-action"
      />
      {sent < 1 && (
        <Button size="sm" onClick={cancel}>
          Cancel upload
        </Button>
      )}
    </>
  );
}
