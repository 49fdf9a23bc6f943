export type SizesOrder = {
  file: Blob;
  /** Re-encodes the picture itself, small enough to be accepted. */
  replace: boolean;
  /** Smaller sizes are made too; of an animation they would be stills. */
  smaller: boolean;
  mostBytes: number;
  /** What the sizes may be written as, the best first. */
  types: string[];
};

export type MadeSizes = { picture: Blob; sizes: Blob[] };
