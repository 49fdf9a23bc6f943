import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY } from '../functions/contracts/durations.ts';
import { print } from './say.ts';

/** The /assets files of a build, and until when it also has those of earlier builds. */
type AssetList = { files: string[]; earlier: Record<string, number> };

/** Where every shop lists them: the next deploy reads the list of the running shop. */
const LIST = 'build.json';
const AT_ONCE = 8;
/** Plain file names only, no path out of the folder. */
const NAME = /^\w[\w.-]*$/;

const assetsOf = (client: string) => join(client, 'assets');

/** Written by the build, while the folder has nothing else. */
export async function writeAssetList(client: string) {
  const files = await readdir(assetsOf(client));
  await writeList(client, { files, earlier: {} });
}

type Options = { client: string; shopUrl: string; now?: number };

/**
 * Pages that are open during a deploy keep requesting the scripts of their build, so a deploy keeps the files of the
 * running shop for a day.
 */
export async function keepEarlierAssets({ client, shopUrl, now = Date.now() }: Options): Promise<number> {
  const { files } = JSON.parse(await readFile(join(client, LIST), 'utf8')) as AssetList;
  const own = new Set(files);
  await removeOthers(client, own);
  const running = await readRunning(shopUrl);
  const until = new Map(Object.entries(running.earlier).filter(([, end]) => end > now));
  for (const name of running.files) until.set(name, now + DAY);
  const wanted = [...until.keys()].filter(name => NAME.test(name) && !own.has(name));
  const kept = (await inTurns(wanted, name => fetchAsset({ client, shopUrl, name }))).filter(
    name => name !== undefined,
  );
  const earlier = Object.fromEntries(kept.map(name => [name, until.get(name) ?? 0]));
  await writeList(client, { files, earlier });
  return kept.length;
}

const writeList = (client: string, list: AssetList) => writeFile(join(client, LIST), JSON.stringify(list));

/** Files kept by an earlier deploy of the same build. */
async function removeOthers(client: string, own: Set<string>) {
  const names = await readdir(assetsOf(client));
  for (const name of names) if (!own.has(name)) await rm(join(assetsOf(client), name));
}

async function readRunning(shopUrl: string): Promise<AssetList> {
  const answer = await fetch(new URL(LIST, shopUrl), { signal: AbortSignal.timeout(10_000) });
  if (answer.ok) return (await answer.json()) as AssetList;
  print(`${shopUrl} does not list the files of its build (${answer.status})`);
  return { files: [], earlier: {} };
}

type Asset = { client: string; shopUrl: string; name: string };

/** Its name, or nothing if the running shop no longer has it. */
async function fetchAsset({ client, shopUrl, name }: Asset): Promise<string | undefined> {
  const answer = await fetch(new URL(`assets/${name}`, shopUrl), { signal: AbortSignal.timeout(30_000) });
  if (!answer.ok) return undefined;
  await writeFile(join(assetsOf(client), name), new Uint8Array(await answer.arrayBuffer()));
  return name;
}

async function inTurns<Item, Done>(items: Item[], work: (item: Item) => Promise<Done>): Promise<Done[]> {
  const done: Done[] = [];
  for (let start = 0; start < items.length; start += AT_ONCE)
    done.push(...(await Promise.all(items.slice(start, start + AT_ONCE).map(work))));
  return done;
}
