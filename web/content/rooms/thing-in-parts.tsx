import clsx from 'clsx';
import type { CSSProperties } from 'react';
import type { ShownRoom } from '../../../functions/content/rooms/contract.ts';
import { FAR_END } from '../../../functions/contracts/room-limits.ts';
import { useShop } from '../../page/use-shop.ts';
import { Link } from '../../ui/link.tsx';
import { Money } from '../../ui/money-text.tsx';
import { type Beside, besideOf, type Part, partsOf, type Side } from './parts-of.ts';
import { useOpening } from './use-opening.ts';

type ThingInPartsProps = {
  room: ShownRoom;
  sizes: string;
  /** Whether large windows have room for the labels on both sides of the picture. */
  wide?: boolean | undefined;
};

/** Three lines, where the picture is smallest, in thousandths of its width. */
const LABEL = 150;
const WIDEST = 1.6;

/**
 * A picture that opens into its labelled parts as it is scrolled to. Places are in the opened picture, which is never mirrored,
 * so its sides are left and right. Labels are a numbered list below it, or stand next to it with a line to their part.
 */
export function ThingInParts({ room, sizes, wide }: ThingInPartsProps) {
  const { ref, isClosed, moves } = useOpening();
  const width = room.openedPictureWidth ?? 1;
  const height = room.openedPictureHeight ?? 1;
  const parts = besideOf(partsOf(room), (LABEL * width) / height);
  const hasSides = wide && width / height <= WIDEST;
  return (
    <div className={clsx('parts', hasSides && 'parts-beside')} data-closed={isClosed || undefined}>
      <div ref={ref} className="relative">
        <span>
          <img
            src={room.openedPicture ?? undefined}
            srcSet={room.openedPictureSrcset ?? undefined}
            {...{ sizes, width, height }}
            alt={room.pictureAlt}
            loading="lazy"
            className="w-full rounded-card bg-sunken"
          />
          {moves && (
            <img
              src={room.roomPicture}
              srcSet={room.roomPictureSrcset ?? undefined}
              sizes={sizes}
              alt=""
              loading="lazy"
              className="absolute inset-0 size-full rounded-card bg-sunken object-cover"
            />
          )}
        </span>
        {hasSides && <Lines parts={parts} shape={height / width} />}
        {parts.map(({ name, x, y }, index) => (
          <i
            key={`${name} ${x} ${y}`}
            aria-hidden="true"
            className="absolute grid place-items-center rounded-full border border-edge bg-surface font-semibold text-ink not-italic"
            style={{ left: percent(x), top: percent(y) }}
          >
            {index + 1}
          </i>
        ))}
      </div>
      <ol>
        {parts.map(({ side, at, ...part }, index) => (
          <li
            key={`${part.name} ${part.x} ${part.y}`}
            className={clsx('border-line', hasSides ? 'max-lg:border-t' : 'border-t')}
            style={labelAt(side, at)}
          >
            <Label part={part} number={index + 1} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Label({ part: { name, sold }, number }: { part: Part; number: number }) {
  const { locale } = useShop();
  const words = (
    <>
      <b className="w-4 font-semibold tabular-nums" aria-hidden="true">
        {number}
      </b>
      <span className="flex-1">{name}</span>
      {sold && (
        <Money
          amount={sold.netPrice}
          denomination={sold.denomination}
          locale={locale}
          className="font-medium text-action tabular-nums"
        />
      )}
    </>
  );
  const look = 'flex min-h-11 items-center gap-3';
  if (!sold) return <span className={look}>{words}</span>;
  return (
    <Link to={`/products-details/${sold.productCode}`} className={look}>
      {words}
    </Link>
  );
}

/** From each part to its label, in thousandths of the width. */
const Lines = ({ parts, shape }: { parts: readonly Beside<Part>[]; shape: number }) => (
  <svg
    viewBox={`0 0 ${FAR_END} ${FAR_END * shape}`}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
    className="absolute inset-0 text-edge"
    style={{ overflow: 'visible' }}
  >
    {parts.map(({ name, x, y, side, at }) => (
      <path
        key={`${name} ${x} ${y}`}
        d={`M${x} ${y * shape}L${side === 'left' ? Math.max(0, x - BEND) : Math.min(FAR_END, x + BEND)} ${at * shape}H${side === 'left' ? -OUTSIDE : FAR_END + OUTSIDE}`}
        style={{ transformOrigin: `${x}px ${y * shape}px` }}
      />
    ))}
  </svg>
);

/** Its text ends where its line begins. */
const labelAt = (side: Side, at: number) =>
  ({
    [side]: 0,
    top: percent(at),
    '--side': side === 'left' ? 'right' : 'left',
  }) as CSSProperties;

const BEND = 60;
const OUTSIDE = 14;

const percent = (thousandths: number) => `${thousandths / 10}%`;
