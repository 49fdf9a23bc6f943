import type { ShownRoom } from '../../../../functions/content/rooms/contract.ts';
import { ACROSS_A_PHONE } from '../../../ui/cover-picture.tsx';
import { RoomPicture } from '../../rooms/room-picture.tsx';
import { ThingInParts } from '../../rooms/thing-in-parts.tsx';

const sizes = `(min-width: 38rem) 34rem, ${ACROSS_A_PHONE}`;

export const PostRoom = ({ room }: { room: ShownRoom }) => (
  <section aria-labelledby="room" className="mt-16 border-t border-line pt-8">
    <h2 id="room" className="mb-6 text-title font-semibold">
      {room.roomName}
    </h2>
    {room.openedPicture ? <ThingInParts {...{ room, sizes }} /> : <RoomPicture {...{ room, sizes }} />}
  </section>
);
