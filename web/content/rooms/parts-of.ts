import type { ShownRoom } from '../../../functions/content/rooms/contract.ts';
import { FAR_END } from '../../../functions/contracts/room-limits.ts';

type Place = { name: string; x: number; y: number };
type Sold = { productCode: number; netPrice: number; denomination: string };
export type Part = Place & { sold: Sold | null };

/** From the top, as they are numbered. */
export function partsOf({ dots, labels }: ShownRoom): Part[] {
  const parts: Part[] = [
    ...dots.map(({ productName, x, y, ...sold }) => ({ name: productName, x, y, sold })),
    ...labels.map(({ label, x, y }) => ({ name: label, x, y, sold: null })),
  ];
  return parts.sort((one, other) => one.y - other.y);
}

export type Side = 'left' | 'right';
export type Beside<One> = One & {
  side: Side;
  /** Where its label stands, in thousandths from the top. */
  at: number;
};

/** The same parts, half of them with a label on each side, in the order of their places and `gap` apart. */
export function besideOf<One extends Place>(parts: readonly One[], gap: number): Beside<One>[] {
  const across = [...parts].sort((one, other) => one.x - other.x);
  const onLeft = new Set(across.slice(0, Math.ceil(parts.length / 2)));
  const labelled = (['left', 'right'] as const).flatMap(side => {
    const onSide = parts.filter(one => onLeft.has(one) === (side === 'left'));
    return spread(onSide, gap).map(one => ({ ...one, side }));
  });
  return labelled.sort((one, other) => one.y - other.y);
}

function spread<One extends Place>(parts: readonly One[], gap: number): (One & { at: number })[] {
  let lowest = -gap / 2;
  const pushed = parts.map(one => {
    lowest = Math.max(one.y, lowest + gap);
    return { ...one, at: lowest };
  });
  let highest = FAR_END + gap / 2;
  for (const one of pushed.toReversed()) {
    highest = Math.min(one.at, highest - gap);
    one.at = highest;
  }
  return pushed;
}
