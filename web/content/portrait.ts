/** A drawn portrait, 4:5, at its two widths: what an image takes. */
export const portrait = (large: string, small: string) => ({
  src: large,
  srcSet: `${small} 320w, ${large} 640w`,
  width: 640,
  height: 800,
});
