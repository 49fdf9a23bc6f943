import clsx from 'clsx';
import type { PointerEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { FAR_END } from '../../../../functions/contracts/room-limits.ts';
import type { RoomForm } from './room-values.ts';

type DotPictureProps = {
  form: RoomForm;
  /** Which dot a click moves. */
  placed: number;
  place: (index: number) => void;
};

/** For pointers; the fields of each place do the same. Next to a long list of them it stays in view. */
export function DotPicture({ form, placed, place }: DotPictureProps) {
  const [closed, opened, dots] = useWatch({
    control: form.control,
    name: ['roomPicture', 'openedPicture', 'dots'],
  });
  const picture = opened || closed;
  if (!picture) return null;

  function put(index: number, { currentTarget, clientX, clientY }: PointerEvent) {
    if (!dots[index]) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const at = (share: number) => String(Math.round(Math.min(1, Math.max(0, share)) * FAR_END));
    const changed = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    form.setValue(`dots.${index}.x`, at((clientX - left) / width), changed);
    form.setValue(`dots.${index}.y`, at((clientY - top) / height), changed);
  }

  function press(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return;
    const { dot } = (event.target as HTMLElement).dataset;
    if (dot) place(Number(dot));
    else put(placed, event);
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  return (
    <div
      className="relative touch-pan-y self-start lg:sticky lg:top-20 cursor-crosshair overflow-hidden rounded-card select-none"
      onPointerDown={press}
      onPointerMove={event => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) put(placed, event);
      }}
    >
      <img src={picture} alt="" draggable={false} className="w-full" />
      {dots.map(({ productCode, x, y }, index) => (
        <span
          key={productCode ?? `part-${index}`}
          data-dot={index}
          aria-hidden="true"
          className={clsx(
            'absolute grid size-6 touch-none place-items-center rounded-full border border-line text-fine font-semibold',
            index === placed ? 'bg-action text-on-action' : 'bg-surface text-ink',
          )}
          style={{ left: `${Number(x) / 10}%`, top: `${Number(y) / 10}%`, translate: '-50% -50%' }}
        >
          {index + 1}
        </span>
      ))}
    </div>
  );
}
