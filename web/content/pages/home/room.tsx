import type { ShownRoom } from '../../../../functions/content/rooms/contract.ts';
import { RoomPicture } from '../../rooms/room-picture.tsx';
import { Section } from './section.tsx';

export const Room = ({ room }: { room: ShownRoom | null }) =>
  room && (
    <Section id="room" heading={room.roomName} wide>
      <RoomPicture room={room} sizes="(min-width: 80rem) 76rem, 92vw" />
    </Section>
  );
