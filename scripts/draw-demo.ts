import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from './chromium.ts';
import { CliError, print, runWith } from './say.ts';

type Folders = { drawings: string; pictures: string };

const FOLDERS: Folders[] = [{ drawings: 'scripts/demo/drawings', pictures: 'scripts/demo/pictures' }];

/** Output widths by the drawing's own width: portraits 640, products 960, covers 1280, scenes 1920. */
const WIDTHS: Record<number, number[]> = {
  640: [640, 320],
  960: [960, 640, 320],
  1280: [1280, 640],
  1920: [1920, 1280, 640],
};
const QUALITY = 0.8;

/**
 * WebP turns smooth gradients into visible bands; grain breaks them up. Weaker grain is lost in
 * compression, stronger grain shows. The smallest pictures need none.
 */
const GRAIN = { strength: 5.5, fromWidth: 640 };

await runWith({ allowPositionals: true }, async ({ positionals }) => {
  const drawings = await chosenDrawings(positionals);
  const browser = await chromium.launch({ executablePath: await findChromium() });
  try {
    const page = await browser.newPage();
    let total = 0;
    for (const drawing of drawings) total += await drawPictures(page, drawing);
    print(`${drawings.length} drawings, ${kilobytes(total)} of pictures`);
  } finally {
    await browser.close();
  }
});

type Source = { name: string; from: string; pictures: string };

async function chosenDrawings(wanted: string[]): Promise<Source[]> {
  const present = (await Promise.all(FOLDERS.map(drawingsOf))).flat();
  const missing = wanted.find(name => !present.some(drawing => drawing.name === name));
  if (missing) throw new CliError(`No drawing ${missing}.svg`);
  return wanted.length > 0 ? present.filter(drawing => wanted.includes(drawing.name)) : present;
}

async function drawingsOf({ drawings, pictures }: Folders): Promise<Source[]> {
  const files = (await readdir(drawings)).filter(file => file.endsWith('.svg')).sort();
  return files.map(file => ({ name: basename(file, '.svg'), from: `${drawings}/${file}`, pictures }));
}

/** Renders one drawing, or each of its variants, and returns the size of all files. */
async function drawPictures(page: Page, { name, from, pictures }: Source): Promise<number> {
  const svg = await readFile(from, 'utf8');
  await mkdir(pictures, { recursive: true });
  let total = 0;
  for (const picture of picturesOf(name, svg)) total += await drawAtWidths(page, pictures, picture);
  return total;
}

type Picture = { name: string; svg: string };

/** A style sheet in a drawing says how its variants differ; the drawing itself shows the first. */
function picturesOf(name: string, svg: string): Picture[] {
  const variants = [...svg.matchAll(/^ *\[data-variant="(.+)"\] \{$/gm)].map(([, variant]) => variant);
  if (variants.length === 0) return [{ name, svg }];
  return variants.map(variant => ({
    name: `${name}-${variant}`,
    svg: svg.replace(/(<svg [^>]*data-variant=)"[^"]*"/, `$1"${variant}"`),
  }));
}

/** Renders a picture at each of its widths and reports the file sizes. */
async function drawAtWidths(page: Page, folder: string, { name, svg }: Picture): Promise<number> {
  const { width: fullWidth, height: fullHeight } = sizeOf(svg, name);
  const sizes: number[] = [];
  for (const width of WIDTHS[fullWidth] ?? [fullWidth]) {
    const height = Math.round((width * fullHeight) / fullWidth);
    const picture = await encodeWebp(page, { svg, width, height });
    const suffix = width === fullWidth ? '' : `-${width}`;
    await writeFile(`${folder}/${name}${suffix}.webp`, picture);
    sizes.push(picture.length);
  }
  print(`${name}: ${sizes.map(kilobytes).join(', ')}`);
  return sizes.reduce((sum, size) => sum + size, 0);
}

function sizeOf(svg: string, name: string) {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  if (!width || !height) throw new CliError(`${name}.svg needs a viewBox that starts at 0 0`);
  return { width: Number(width), height: Number(height) };
}

type Drawing = { svg: string; width: number; height: number };

async function encodeWebp(page: Page, drawing: Drawing): Promise<Buffer> {
  const encoded = await page.evaluate(drawOnCanvas, {
    ...drawing,
    quality: QUALITY,
    grain: drawing.width < GRAIN.fromWidth ? 0 : GRAIN.strength,
  });
  const [head, data] = encoded.split(',');
  if (head !== 'data:image/webp;base64' || !data) throw new CliError('This Chromium cannot write WebP');
  return Buffer.from(data, 'base64');
}

/** Runs inside the page. The size is set on the SVG itself, so that its filters render at that size. */
async function drawOnCanvas(encoding: Drawing & { quality: number; grain: number }): Promise<string> {
  const { svg, width, height, quality, grain } = encoding;
  const sized = svg.replace('<svg ', `<svg width="${width}" height="${height}" `);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(sized)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return '';
  context.drawImage(image, 0, 0, width, height);
  const pixels = context.getImageData(0, 0, width, height);
  let seed = 1;
  // A fixed seed, so that the same drawing always gives the same file.
  const chance = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  for (let at = 0; at < pixels.data.length; at += 4) {
    const speck = Math.round((chance() + chance() - 1) * grain);
    for (let part = at; part < at + 3; part += 1) pixels.data[part] = (pixels.data[part] ?? 0) + speck;
  }
  context.putImageData(pixels, 0, 0);
  const blob = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/webp', quality));
  if (!blob) return '';
  const reader = new FileReader();
  await new Promise(done => {
    reader.onload = done;
    reader.readAsDataURL(blob);
  });
  return String(reader.result);
}

function kilobytes(bytes: number) {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
