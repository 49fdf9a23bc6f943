import { sql } from 'drizzle-orm';
import type { Writable } from '../../../db/sql/statement.ts';
import type { WritePorts } from '../../deps.ts';
import { NotSignedIn } from '../../errors.ts';
import type { Grant } from '../../http/session-token.ts';
import {
  assertWithinLimit,
  decrementRateLimit,
  incrementRateLimit,
  isWithinLimit,
  type RateLimit,
  resetRateLimit,
} from '../../security/rate-limit.ts';
import { LOGIN_FAILED, type Login } from './contract.ts';
import { grantOf } from './grant.ts';
import type { Device } from './known-device.ts';
import { limitsOfLogin } from './login-limits.ts';
import { verifyPassword } from './passwords.ts';
import { selectByLogin, type User } from './queries.ts';

type Guesser = { address: string; device: Device | undefined; origin: string };

/**
 * The account, what its password grants, and the statements that reset its attempts on sign-in. Counts before checking,
 * so that parallel guesses are limited too.
 */
export async function checkCredentials(
  ports: WritePorts,
  { username, password, recoveryCode }: Login,
  { address, device, origin }: Guesser,
): Promise<{ user: User; grant: Grant; forget: Writable[] }> {
  const { database } = ports;
  const [user] = device ? await database.read(selectByLogin(username)) : [];
  const own = device && user?.userId === device.userId ? device : undefined;
  const limits = limitsOfLogin(username, { address, device: own });

  const isHeard = own ? isWithinLimit(ports, limits.pair) : isWithinBoth(ports, limits);
  const [byPair, byPlace, byName, , [found]] = await database.writeBatch([
    incrementRateLimit(ports, limits.pair),
    incrementRateLimit(ports, limits.place),
    incrementRateLimit(ports, limits.name),
    decrementRateLimit(ports, limits.name, sql`NOT (${isHeard})`),
    selectByLogin(username),
  ]);
  assertWithinLimit(limits.pair, byPair);
  if (!own) assertWithinLimit(limits.place, byPlace);
  const tries = byName[0]?.made ?? 0;
  const turn = !own && tries > limits.name.most ? limits.turn(tries) : undefined;
  if (turn) await takeTurn(ports, turn, limits);

  const right = await verifyPassword(password, found?.passwordHash);
  if (!found?.enabled || !right) throw new NotSignedIn(LOGIN_FAILED);
  const grant = await grantOf(database, found, { recoveryCode, origin });

  const forget = [
    resetRateLimit(ports, limits.pair),
    decrementRateLimit(ports, limits.place),
    decrementRateLimit(ports, limits.name),
    ...(turn ? [resetRateLimit(ports, turn)] : []),
  ];
  return { user: found, grant, forget };
}

type Limits = ReturnType<typeof limitsOfLogin>;

const isWithinBoth = (ports: WritePorts, { pair, place }: Limits) =>
  sql`${isWithinLimit(ports, pair)} AND ${isWithinLimit(ports, place)}`;

/** Attempts made too early don't count against the user name or the place. */
async function takeTurn(ports: WritePorts, turn: RateLimit, { pair, name }: Limits) {
  const isEarly = sql`NOT (${isWithinLimit(ports, turn)})`;
  const [taken] = await ports.database.writeBatch([
    incrementRateLimit(ports, turn),
    decrementRateLimit(ports, pair, isEarly),
    decrementRateLimit(ports, name, isEarly),
  ]);
  assertWithinLimit(turn, taken);
}
