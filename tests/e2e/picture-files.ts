import type { Page } from '@playwright/test';
import { drawPng, paddedTo } from '../support/drawn-pictures.ts';
import { exif, jpegSegment, withPart } from '../support/sample-pictures-parts.ts';

type PictureFile = { name: string; mimeType: string; buffer: Buffer };

const file = (name: string, mimeType: string, bytes: Uint8Array): PictureFile => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
});

/** As heavy as a real photo of its size, so that smaller sizes are worthwhile. */
export const photo = (name = 'photo.png', { width = 1000, height = 800, bytes = 400_000 } = {}) =>
  file(name, 'image/png', paddedTo(bytes, drawPng(width, height)));

export const noPicture = file('letter.png', 'image/png', Buffer.from('Dear shop, this is no picture.'));
export const brokenPicture = file('broken.png', 'image/png', photo().buffer.subarray(0, 60));

/** Stored 900 pixels wide, and displayed rotated by a quarter turn. */
export async function turnedPhoto(page: Page): Promise<PictureFile> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [900, 600];
    const context = canvas.getContext('2d');
    for (let at = 0; at < 900; at += 3) {
      if (context) context.fillStyle = `hsl(${at} ${at % 90}% ${(at * 7) % 90}%)`;
      context?.fillRect(at, (at * 11) % 300, 40, 300);
    }
    return canvas.toDataURL('image/jpeg', 1);
  });
  const bytes = new Uint8Array(Buffer.from(url.split(',')[1] ?? '', 'base64'));
  return file('turned.jpg', 'image/jpeg', withPart(bytes, 2, jpegSegment(0xe1, 'Exif\0\0', exif(6))));
}

/** Drops files on the page, or pastes them. */
export async function hand(page: Page, how: 'drop' | 'paste', files: PictureFile[]) {
  const given = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    bytes: buffer.toString('base64'),
  }));
  await page.evaluate(
    ([type, all]) => {
      const data = new DataTransfer();
      for (const { name, mimeType, bytes } of all) {
        const content = Uint8Array.from(atob(bytes), char => char.charCodeAt(0));
        data.items.add(new File([content], name, { type: mimeType }));
      }
      const options = { bubbles: true, cancelable: true };
      document.body.dispatchEvent(
        type === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: data })
          : new ClipboardEvent('paste', { ...options, clipboardData: data }),
      );
    },
    [how, given] as const,
  );
}
