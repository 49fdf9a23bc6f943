export type SizesOrder = {
  file: Blob;
  /** The picture itself is made anew, small enough to be taken. */
  replace: boolean;
  /** Smaller sizes are made too; of an animation they would be stills. */
  smaller: boolean;
  mostBytes: number;
  /** What the sizes may be written as, the best first. */
  types: string[];
};

export type MadeSizes = { picture: Blob; sizes: Blob[] };
