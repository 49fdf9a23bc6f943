/** Markers of animated files, and of picture types. */
const HEAD_BYTES = 64 * 1024;
const VP8X_FLAGS = 20;
const IS_ANIMATION = 0x02;

export type PictureKind = { type: string | undefined; isAnimated: boolean };

/** The file type by content; undefined if it is not an accepted type. */
export async function kindOf(file: Blob): Promise<PictureKind> {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const text = new TextDecoder('latin1').decode(bytes);
  if (text.startsWith('\xff\xd8\xff')) return { type: 'image/jpeg', isAnimated: false };
  if (text.startsWith('PNG\r\n\x1a\n', 1)) return { type: 'image/png', isAnimated: text.includes('acTL') };
  if (/^GIF8[79]a/.test(text)) return { type: 'image/gif', isAnimated: true };
  if (/^RIFF[\s\S]{4}WEBP/.test(text)) {
    const isAnimated = text.slice(12, 16) === 'VP8X' && ((bytes[VP8X_FLAGS] ?? 0) & IS_ANIMATION) > 0;
    return { type: 'image/webp', isAnimated };
  }
  if (/^[\s\S]{4}ftyp[\s\S]{0,40}avi[fs]/.test(text)) {
    return { type: 'image/avif', isAnimated: /^[\s\S]{4}ftyp[\s\S]{0,40}avis/.test(text) };
  }
  return { type: undefined, isAnimated: false };
}
