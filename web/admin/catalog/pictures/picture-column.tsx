import { SmallPicture } from './small-picture.tsx';

type ListedPicture = { src: string | null; srcSet: string | null };

/** For lists, next to the name. */
export const pictureColumn = <Row,>(pictureOf: (row: Row) => ListedPicture) => ({
  meta: { className: 'sm:w-20' },
  cell: (row: Row) => <SmallPicture {...pictureOf(row)} className="size-9" sizes="2.25rem" />,
});
