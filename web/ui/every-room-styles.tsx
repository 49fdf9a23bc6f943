import sheet from '../styles/every-room.css?url';

/** The classes of every room. React waits for them before it shows what is beside this. */
export const EveryRoomStyles = () => <link rel="stylesheet" href={sheet} precedence="room" />;
