import sheet from './matrix.css?url';

/** The classes of the grid; React waits for them before it shows what is beside this. */
export const MatrixStyles = () => <link rel="stylesheet" href={sheet} precedence="room" />;
