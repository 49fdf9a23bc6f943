import { beforeAll, expect, onTestFailed, test } from 'vitest';
import type { Role } from '../../../functions/contracts/roles.ts';
import type { ApiDocument } from '../../../functions/openapi/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import type { Answer } from '../../support/api-client.ts';
import { atDepth } from '../../support/depth.ts';
import { makePrice } from '../../support/factories.ts';
import { rememberAnswers } from '../../support/fuzz-memory.ts';
import { garbage, nearlyValid } from '../../support/fuzz-mutations.ts';
import { type FuzzRequest, validRequest } from '../../support/fuzz-requests.ts';
import { asCurl, faultOf } from '../../support/fuzz-sending.ts';
import { type Fuzz, often } from '../../support/fuzz-values.ts';
import { expectSoundRows } from '../../support/invariants.ts';
import { seededRandom, seedIn } from '../../support/seeded-random.ts';
import { openShop } from '../../support/shop.ts';
import { forgedToken, tokenFor, unsignedToken } from '../../support/tokens.ts';

const REQUESTS = atDepth({ quick: 500, deep: 2000 });
/** FUZZ_SEED=random sends others. */
const SEED = seedIn(process.env.FUZZ_SEED ?? '2026');
const AT_ONCE = 8;
const MOST_FAULTS = 10;
const TIME_LIMIT = Math.max(600_000, REQUESTS * 200);

const { shop, call } = openShop();
let fuzz: Fuzz;
let staff: string;
let badTokens: string[];

beforeAll(async () => {
  const document = (await call<ApiDocument>('GET', '/api/openapi.json')).data;
  fuzz = { document, random: seededRandom(SEED), memory: rememberAnswers() };
  staff = await tokenOf('staff');
  await stockShop();
  const admin = await makeAccount(shop.database, 'admin');
  badTokens = [
    'x',
    staff.slice(0, -2),
    unsignedToken(staff),
    await forgedToken(admin, { expires: 1 }),
    await forgedToken(admin, { audience: 'x' }),
    'x.'.repeat(2000),
  ];
});

const tokenOf = async (role: Role) => tokenFor(await makeAccount(shop.database, role));

/** Mostly staff. Requests about one's own account get a new account, which they may lock or rename. */
async function asSomebody(request: FuzzRequest): Promise<FuzzRequest> {
  const { random } = fuzz;
  const isOwn = request.operation['x-roles']?.includes('customer');
  const who = random.below(10);
  const token =
    who === 0
      ? undefined
      : who === 1
        ? random.oneOf(badTokens)
        : isOwn || who === 2
          ? await tokenOf(random.oneOf(['customer', 'staff']))
          : staff;
  const address = `10.9.${random.below(256)}.${random.below(256)}`;
  request.headers['CF-Connecting-IP'] = address;
  if (token) request.headers.Authorization = `Bearer ${token}`;
  return request;
}

function aRequest(): FuzzRequest {
  const request = validRequest(fuzz);
  if (often(fuzz.random, 50)) return request;
  return often(fuzz.random, 75) ? nearlyValid(fuzz, request) : garbage(fuzz, request);
}

function learn(
  { method, path }: Pick<FuzzRequest, 'method' | 'path'>,
  answer: Pick<Answer, 'data' | 'headers'>,
) {
  if (method === 'DELETE') fuzz.memory.forget(path);
  else fuzz.memory.learn({ path, data: answer.data, etag: answer.headers.get('ETag') });
}

/** Some rows to begin with. */
async function stockShop() {
  for (let made = 0; made < 5; made += 1) await makePrice(shop.database);
  for (const path of ['categories', 'subcategories', 'products', 'countries', 'productprices']) {
    learn({ method: 'GET', path: `/api/${path}` }, await call('GET', `/api/${path}`, { token: staff }));
  }
}

test(
  `none of ${REQUESTS} generated requests breaks the shop (FUZZ_SEED=${SEED})`,
  async () => {
    let underWay: FuzzRequest[] = [];
    onTestFailed(() => console.error(`FUZZ_SEED=${SEED}, last sent:\n${underWay.map(asCurl).join('\n')}`));
    const faults: string[] = [];
    for (let sent = 0; sent < REQUESTS && faults.length < MOST_FAULTS; sent += AT_ONCE) {
      underWay = [];
      for (let one = 0; one < AT_ONCE; one += 1) underWay.push(await asSomebody(aRequest()));
      const learned: (() => void)[] = [];
      const found = underWay.map(async (request, index) => {
        const fault = await faultOf(call, request, ({ data, headers }) => {
          learned[index] = () => fuzz.memory.learn({ path: request.path, data, etag: headers.get('ETag') });
        });
        if (fault) faults.push(`${asCurl(request)}\n  → ${fault}`);
      });
      await Promise.all(found);
      for (const take of learned) take?.();
    }
    expect(faults.sort((one, other) => one.length - other.length)).toEqual([]);
    await expectSoundRows(shop.database);
  },
  TIME_LIMIT,
);
