import sheet from '../styles/every-room.css?url';

/** React suspends until the sheet is loaded. */
export const EveryRoomStyles = () => <link rel="stylesheet" href={sheet} precedence="room" />;
