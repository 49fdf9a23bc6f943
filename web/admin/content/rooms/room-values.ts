import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver, UseFormReturn } from 'react-hook-form';
import { CreateRoom, type Room } from '../../../../functions/content/rooms/contract.ts';
import { ROOM } from '../../../../functions/content/rooms/record.ts';
import { formLabelOf } from '../../../../functions/records/labels.ts';
import { pictured } from '../../form/conflict-panel.tsx';
import { describeValues } from '../../form/fields.ts';
import { withNumbers } from '../../form/with-numbers.ts';
import { productLabel } from '../../pricing/product-prices/product-combobox.tsx';

type DotValues = { productCode: number; label: string; x: string; y: string };

export type RoomValues = {
  roomName: string;
  roomPicture: string;
  pictureAlt: string;
  dots: DotValues[];
  onHome: boolean;
};
export type RoomForm = UseFormReturn<RoomValues, unknown, CreateRoom>;

const { roomName, pictureId, pictureAlt, dots, onHome } = ROOM.fields;

export const LABELS = {
  roomName: formLabelOf(roomName),
  roomPicture: formLabelOf(pictureId),
  pictureAlt: formLabelOf(pictureAlt),
  dots: formLabelOf(dots),
  onHome: onHome.label,
};

export const FRESH: RoomValues = { roomName: '', roomPicture: '', pictureAlt: '', dots: [], onHome: false };

export function toValues({ products, ...room }: Room): RoomValues {
  const nameOf = (code: number) =>
    products.find(({ productCode }) => productCode === code)?.productName ?? 'Unknown';
  return {
    roomName: room.roomName,
    roomPicture: room.roomPicture,
    pictureAlt: room.pictureAlt,
    dots: room.dots.map(({ productCode, x, y }) => ({
      productCode,
      label: productLabel({ productCode, productName: nameOf(productCode) }),
      x: String(x),
      y: String(y),
    })),
    onHome: room.onHome,
  };
}

const resolve = zodResolver(CreateRoom) as Resolver<object, unknown, CreateRoom>;

const withoutLabels: Resolver<RoomValues, unknown, CreateRoom> = (values, context, settings) => {
  const given = { ...values, dots: values.dots.map(({ label: _, ...dot }) => dot) };
  return resolve(given, context, settings as never) as ReturnType<typeof withoutLabels>;
};

const numbersIn = ({ dots: all }: RoomValues) =>
  Object.fromEntries(all.flatMap((_, at) => [`dots.${at}.x`, `dots.${at}.y`].map(path => [path, ''])));

export const resolver = withNumbers(numbersIn, withoutLabels);

export const describeFields = (values: RoomValues) =>
  describeValues(LABELS, values, {
    roomPicture: pictured(values.roomPicture),
    dots: values.dots.map(({ label, x, y }) => `${label} at ${x}, ${y}`).join('; '),
    onHome: values.onHome ? 'Yes' : 'No',
  });
