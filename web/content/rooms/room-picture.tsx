import type { ShownRoom } from '../../../functions/content/rooms/contract.ts';
import { useShop } from '../../page/use-shop.ts';
import { Link } from '../../ui/link.tsx';
import { Money } from '../../ui/money-text.tsx';

/**
 * A picture whose products bear dots with name and price. The list below it says the same by keyboard, by touch and to
 * screen readers. The picture is never mirrored, so its sides are left and right.
 */
export function RoomPicture({ room, sizes }: { room: ShownRoom; sizes: string }) {
  const { locale } = useShop();
  const { roomPictureWidth: width, roomPictureHeight: height } = room;
  const things = room.dots.map(({ netPrice, denomination, ...dot }) => ({
    ...dot,
    to: `/products-details/${dot.productCode}`,
    price: { amount: netPrice, denomination, locale },
  }));
  return (
    <>
      <div className="relative">
        <img
          src={room.roomPicture}
          srcSet={room.roomPictureSrcset ?? undefined}
          {...{ sizes, width, height }}
          alt={room.pictureAlt}
          loading="lazy"
          className="w-full rounded-card bg-sunken"
        />
        <div aria-hidden="true">
          {things.map(({ productCode, productName, x, y, to, price }) => (
            <Link
              key={productCode}
              to={to}
              tabIndex={-1}
              className="dot absolute grid size-11 place-items-center"
              style={{ left: `${x / 10}%`, top: `${y / 10}%`, margin: -22 }}
            >
              <i className="rounded-full border-action bg-surface" style={DOT} />
              <b
                className="pointer-events-none absolute z-1 rounded-control bg-surface px-3 py-1 text-small font-medium text-ink"
                style={{ [x > 500 ? 'right' : 'left']: 40, width: 'max-content', maxWidth: '38vw' }}
              >
                {productName} <Money {...price} className="ms-2 tabular-nums" />
              </b>
            </Link>
          ))}
        </div>
      </div>
      <ul className="mt-4 grid gap-x-6" style={COLUMNS}>
        {things.map(({ productCode, productName, to, price }) => (
          <li key={productCode} className="border-t border-line">
            <Link to={to} className="flex min-h-11 items-center justify-between gap-4">
              {productName} <Money {...price} className="font-medium tabular-nums" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** As many as fit, since a post is narrower than the home page. */
const COLUMNS = { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))' };

/** Its ring keeps it visible on things of its own colour. */
const DOT = {
  padding: 'clamp(2px, 0.5vw, 4px)',
  borderWidth: 'clamp(3px, 0.6vw, 5px)',
  boxShadow: '0 0 0 2px var(--color-surface)',
};
