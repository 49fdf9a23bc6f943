/** A drawn picture, 16:10, as wide as 1280 and as 640 pixels. */
export type Cover = { large: string; small: string };

/** Finds a cover among the files of the pictures folder, by its name. */
export const coversIn =
  (files: Record<string, string>) =>
  (name: string): Cover => ({
    large: files[`./pictures/${name}.webp`] ?? '',
    small: files[`./pictures/${name}-640.webp`] ?? '',
  });
