import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver, UseFormReturn } from 'react-hook-form';
import { CreateRoom, type Room } from '../../../../functions/content/rooms/contract.ts';
import { ROOM } from '../../../../functions/content/rooms/record.ts';
import { formLabelOf } from '../../../../functions/records/labels.ts';
import { pictured } from '../../form/conflict-panel.tsx';
import { describeValues } from '../../form/fields.ts';
import { withNumbers } from '../../form/with-numbers.ts';
import { productLabel } from '../../pricing/product-prices/product-combobox.tsx';

type DotValues = {
  /** None at a part that is not sold. */
  productCode: number | undefined;
  /** Of the product. */
  title: string;
  /** Of the part. */
  label: string;
  x: string;
  y: string;
};

export type RoomValues = {
  roomName: string;
  roomPicture: string;
  openedPicture: string;
  pictureAlt: string;
  dots: DotValues[];
  onHome: boolean;
};
export type RoomForm = UseFormReturn<RoomValues, unknown, CreateRoom>;

const { roomName, pictureId, openedPictureId, pictureAlt, dots, onHome } = ROOM.fields;

export const LABELS = {
  roomName: formLabelOf(roomName),
  roomPicture: formLabelOf(pictureId),
  openedPicture: formLabelOf(openedPictureId),
  pictureAlt: formLabelOf(pictureAlt),
  dots: formLabelOf(dots),
  onHome: onHome.label,
};

export const FRESH: RoomValues = {
  roomName: '',
  roomPicture: '',
  openedPicture: '',
  pictureAlt: '',
  dots: [],
  onHome: false,
};

export function toValues({ products, ...room }: Room): RoomValues {
  const nameOf = (code: number) =>
    products.find(({ productCode }) => productCode === code)?.productName ?? 'Unknown';
  return {
    roomName: room.roomName,
    roomPicture: room.roomPicture,
    openedPicture: room.openedPicture ?? '',
    pictureAlt: room.pictureAlt,
    dots: room.dots.map(({ productCode, label = '', x, y }) => ({
      productCode,
      title: productCode ? productLabel({ productCode, productName: nameOf(productCode) }) : '',
      label,
      x: String(x),
      y: String(y),
    })),
    onHome: room.onHome,
  };
}

const resolve = zodResolver(CreateRoom) as Resolver<object, unknown, CreateRoom>;

const asSent: Resolver<RoomValues, unknown, CreateRoom> = (values, context, settings) => {
  const given = {
    ...values,
    openedPicture: values.openedPicture || null,
    dots: values.dots.map(({ productCode, label, x, y }) =>
      productCode ? { productCode, x, y } : { label, x, y },
    ),
  };
  return resolve(given, context, settings as never) as ReturnType<typeof asSent>;
};

const numbersIn = ({ dots: all }: RoomValues) =>
  Object.fromEntries(all.flatMap((_, at) => [`dots.${at}.x`, `dots.${at}.y`].map(path => [path, ''])));

export const resolver = withNumbers(numbersIn, asSent);

export const describeFields = (values: RoomValues) =>
  describeValues(LABELS, values, {
    roomPicture: pictured(values.roomPicture),
    openedPicture: pictured(values.openedPicture),
    dots: values.dots.map(({ title, label, x, y }) => `${title || label} at ${x}, ${y}`).join('; '),
    onHome: values.onHome ? 'Yes' : 'No',
  });
