import type { IncomingHttpHeaders } from 'node:http';
import { beforeAll, expect, inject, test } from 'vitest';
import { FRESH_CONNECTION } from '../../support/api-client.ts';
import { askAs } from '../../support/ask-as.ts';
import { type Question, questionsAbout, type Typed, typed } from '../../support/cache-questions.ts';
import { makeSmallShop, type SmallShop, someSubject } from '../../support/cache-shop.ts';
import { orderWrite, writesBehind, writesOfStaff } from '../../support/cache-writes.ts';
import { CACHED, type Isolate, openTwins, TO, type Twin } from '../../support/cached-twins.ts';
import { atDepth } from '../../support/depth.ts';
import { seededRandom, seedIn } from '../../support/seeded-random.ts';

/** The cache is before the database, so on libSQL a few steps suffice. */
const STEPS = atDepth({
  quick: { 'D1 and R2': 600, 'libSQL and S3': 600 },
  deep: { 'D1 and R2': 900, 'libSQL and S3': 600 },
})[inject('backend')];
/** On a busy machine. */
const TIME_LIMIT = STEPS * 300;
/** CACHE_SEED=random takes other steps. */
const SEED = seedIn(process.env.CACHE_SEED ?? '34');
const random = seededRandom(SEED);
const { below, oneOf } = random;
const some = <Item>(kinds: readonly (readonly Item[])[]): Item => oneOf(oneOf(kinds));

const twins = openTwins();
let shop: SmallShop;
beforeAll(async () => {
  shop = await makeSmallShop(twins.database, twins.callTo('one'));
});

/** Belongs to one request, or is added by a cache. */
const NOT_COMPARED = [
  'date',
  'x-request-id',
  'connection',
  'etag',
  'x-shop-cache',
  'content-length',
  'transfer-encoding',
];

const compared = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_COMPARED.includes(name)));

const sources = new Set<unknown>();

async function ask(isolate: Isolate, { host, path, headers }: Typed) {
  const sent = { ...headers, ...FRESH_CONNECTION, [TO]: isolate };
  const answer = await askAs(host, twins.url, { path, headers: sent });
  sources.add(answer.headers['x-shop-cache']);
  // A problem contains the id of its request.
  const text = answer.text.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id');
  return { status: answer.status, headers: compared(answer.headers), text: text.split(/(?<=[>}])/) };
}

type Answer = Awaited<ReturnType<typeof ask>>;

/** Some reads, and some writes that mostly affect them; the isolate knows of the last write. */
function someBurst() {
  const about = { shop, subject: someSubject(shop, random), random };
  const writer = oneOf(CACHED);
  const byStaff = writesOfStaff(twins.callTo(writer), about);
  const behind = writesBehind(twins.database, about);
  const isBehind = below(8) === 0;
  const others = [...byStaff, behind, [orderWrite(twins.callTo(writer), about)]];
  const questions = Array.from({ length: 4 }, () => some(questionsAbout(about.subject, random)));
  return {
    questions,
    writes: [...Array.from({ length: below(3) }, () => some(others)), some(isBehind ? [behind] : byStaff)],
    /** Only the writer invalidates at once; after a write from outside, no isolate does. */
    writer: isBehind ? undefined : writer,
    isWaitedFor: isBehind || below(4) === 0,
  };
}

/** Each question twice, and in reverse of the order for the others, so that a different one comes first. */
async function rightAnswers(questions: Question[]) {
  const asked = [...questions, ...questions].map(question => typed(question, random));
  const right = new Map<Typed, Answer>();
  for (const one of asked.toReversed()) right.set(one, await ask('plain', one));
  return asked.map(one => ({ one, right: right.get(one) }));
}

test(
  `whatever is written and read, a cached isolate answers like an uncached one (CACHE_SEED=${SEED})`,
  async () => {
    for (let step = 0; step < STEPS; ) {
      const { questions, writes, writer, isWaitedFor } = someBurst();
      for (const question of questions) for (const twin of CACHED) await ask(twin, typed(question, random));
      const written: string[] = [];
      for (const write of writes) written.push(await write());
      const answers = await rightAnswers(questions);
      const label = (one: Typed, at: Twin) =>
        `CACHE_SEED=${SEED}, step ${step}, at ${at}: ${JSON.stringify(one)} after ${written.join('; ')}`;
      if (writer) {
        for (const { one, right } of answers)
          expect(await ask(writer, one), label(one, writer)).toEqual(right);
      }
      for (const { one, right } of isWaitedFor ? answers : []) {
        for (const twin of CACHED)
          await expect.poll(() => ask(twin, one), { message: label(one, twin) }).toEqual(right);
      }
      step += writes.length + 2 * questions.length + answers.length;
    }
    expect([...sources]).toEqual(expect.arrayContaining(['memory', 'made']));
  },
  TIME_LIMIT,
);
