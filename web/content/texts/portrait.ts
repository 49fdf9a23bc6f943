/** A 4:5 portrait at its two widths. */
export const portrait = (large: string, small: string) => ({
  src: large,
  srcSet: `${small} 320w, ${large} 640w`,
  width: 640,
  height: 800,
});
