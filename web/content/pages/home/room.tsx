import type { ShownRoom } from '../../../../functions/content/rooms/contract.ts';
import { RoomPicture } from '../../rooms/room-picture.tsx';
import { ThingInParts } from '../../rooms/thing-in-parts.tsx';
import { Section } from './section.tsx';

export const Room = ({ room }: { room: ShownRoom | null }) =>
  room && (
    <Section id="room" heading={room.roomName} wide>
      <RoomPicture room={room} sizes="(min-width: 80rem) 76rem, 92vw" />
    </Section>
  );

export const Thing = ({ room }: { room: ShownRoom | null }) =>
  room && (
    <Section id="thing" heading={room.roomName} wide>
      <ThingInParts room={room} sizes="(min-width: 80rem) 42rem, (min-width: 64rem) 42vw, 92vw" wide />
    </Section>
  );
