import type { MadeSizes, SizesOrder } from './sizes-order.ts';

const WIDTHS = [1600, 1200, 800, 400];
/** Maximum width or height of the replacement for an oversized picture. */
const MOST_SIDE = 4000;
const QUALITY = 0.82;

// The DOM types are loaded; a worker's own types cannot be loaded alongside them.
const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<SizesOrder>) => void;
  postMessage: (made: MadeSizes | null) => void;
};

scope.onmessage = ({ data }) => {
  make(data).then(
    made => scope.postMessage(made),
    () => scope.postMessage(null),
  );
};

async function make(order: SizesOrder): Promise<MadeSizes | null> {
  const bitmap = await createImageBitmap(order.file, { imageOrientation: 'from-image' });
  const largest = order.replace ? await fitting(bitmap, order) : { blob: order.file, width: bitmap.width };
  if (!largest) return null;
  const sizes: Blob[] = [];
  if (order.smaller) {
    for (const width of WIDTHS.filter(one => one < largest.width)) {
      const size = await drawn(bitmap, width, order.types);
      if (!size) break;
      // A size larger in bytes than the original is useless.
      if (size.size < largest.blob.size) sizes.push(size);
    }
  }
  bitmap.close();
  return { picture: largest.blob, sizes };
}

async function fitting(bitmap: ImageBitmap, { types, mostBytes }: SizesOrder) {
  let width = Math.round(bitmap.width * Math.min(1, MOST_SIDE / Math.max(bitmap.width, bitmap.height)));
  for (; width >= WIDTHS.length; width = Math.round(width / 2)) {
    const blob = await drawn(bitmap, width, types);
    if (!blob) return undefined;
    if (blob.size <= mostBytes) return { blob, width };
  }
  return undefined;
}

/** Uses the first type this browser can encode; a missing encoder silently returns PNG. */
async function drawn(bitmap: ImageBitmap, width: number, types: string[]): Promise<Blob | undefined> {
  const height = Math.max(1, Math.round((bitmap.height * width) / bitmap.width));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  for (const type of types) {
    const blob = await canvas.convertToBlob({ type, quality: QUALITY });
    if (blob.type === type) return blob;
  }
  return undefined;
}
