/** A drawn picture, 16:10, as wide as 1280 and as 640 pixels. */
export type Cover = { large: string; small: string };

/** Finds a cover among the files of the pictures folder, by its name. */
export const coversIn =
  (files: Record<string, string>) =>
  (name: string): Cover => {
    const large = files[`./pictures/${name}.webp`];
    const small = files[`./pictures/${name}-640.webp`];
    if (!large || !small) throw new Error(`There is no picture ${name}`);
    return { large, small };
  };
