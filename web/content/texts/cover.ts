/** A 16:10 image, 1280 and 640 pixels wide. */
export type Cover = { large: string; small: string };

export const coversIn =
  (files: Record<string, string>) =>
  (name: string): Cover => {
    const large = files[`./pictures/${name}.webp`];
    const small = files[`./pictures/${name}-640.webp`];
    if (!large || !small) throw new Error(`There is no picture ${name}`);
    return { large, small };
  };
