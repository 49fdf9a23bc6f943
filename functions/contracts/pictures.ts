export const MOST_PICTURE_BYTES = 10 * 1024 * 1024;
export const MOST_PICTURE_PIXELS = 50_000_000;
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

export const CHOOSE_PICTURE = 'Choose a picture';
export const NO_PICTURE = 'This is not a JPEG, PNG, WebP, AVIF or GIF picture';
export const EMPTY_PICTURE = 'The picture is empty';
export const DAMAGED_PICTURE = 'The picture is damaged. Save it again and upload the new file';
