import sheet from './matrix.css?url';

/** The grid's styles; React waits for them before showing its siblings. */
export const MatrixStyles = () => <link rel="stylesheet" href={sheet} precedence="room" />;
