export type SizesOrder = {
  file: Blob;
  /** Re-encodes the picture itself to meet the size limit. */
  replace: boolean;
  /** Also creates smaller sizes; for an animation these would be stills. */
  smaller: boolean;
  mostBytes: number;
  /** Output types, in order of preference. */
  types: string[];
};

export type MadeSizes = { picture: Blob; sizes: Blob[] };
