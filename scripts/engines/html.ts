import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { PUBLIC_SCREENS } from '../screens/screens.ts';

/** Fetched only when needed, into npm's cache: 31 MB. Its install script, which would fetch Java, is not run. */
const CHECKER = 'vnu-jar@26.9.27';
const MOST_REPORT_BYTES = 2 ** 26;

type Message = { type: string; subType?: string; url: string; message: string; extract?: string };

const JAVA = process.env.PATH?.split(delimiter).map(folder => join(folder, 'java')) ?? [];

export const missingForHtml = () =>
  JAVA.some(place => existsSync(place)) ? undefined : 'default-jre-headless';

/** The W3C checker's messages on every public page, one line for each page and message. */
export async function faultsInHtml(shop: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-html-'));
  try {
    const files = await Promise.all(
      PUBLIC_SCREENS.map(async ({ name, path }) => {
        const file = join(folder, `${name}.html`);
        await writeFile(file, await (await fetch(shop + path)).text());
        return file;
      }),
    );
    const messages = await check(files);
    const faults = messages.filter(isFault).map(({ url, message, extract = '' }) => {
      const page = url.split('/').at(-1)?.replace('.html', '');
      return `${page}: ${message} ${extract.replaceAll(/\s+/g, ' ').trim()}`;
    });
    return [...new Set(faults)];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** SVG 2 allows a length on every shape, unknown to the checker; HTML itself recommends article for a comment. */
const EXCUSED = /^Attribute “pathLength” not allowed on element “circle”|^Article lacks heading/;

/** The rest is style, such as slashes of void elements. */
const isFault = ({ type, subType, message }: Message) =>
  (type !== 'info' || subType === 'warning') && !EXCUSED.test(message);

const check = (files: string[]) =>
  new Promise<Message[]>((resolve, reject) => {
    const args = [
      'exec',
      '--yes',
      '--ignore-scripts',
      `--package=${CHECKER}`,
      '--',
      'vnu',
      '--format',
      'json',
    ];
    execFile('npm', [...args, ...files], { maxBuffer: MOST_REPORT_BYTES }, (error, written, stderr) => {
      const json = /\{.*"messages".*\}/s.exec(written + stderr)?.[0];
      if (json) resolve(JSON.parse(json).messages);
      else if (error) reject(error);
      else resolve([]);
    });
  });
