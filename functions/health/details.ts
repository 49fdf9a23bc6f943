import { isUnreachable } from '../../db/refusals.ts';
import type { Deps, Part } from '../http/app-env.ts';
import { alarmsIn } from './alarms.ts';
import type { HealthDetails, PartHealth } from './contract.ts';
import { readRecords } from './queries.ts';

type Answer = Omit<PartHealth, 'isSpared'>;
type HealthDeps = Deps<'database' | 'pictures' | 'letters' | 'build' | 'openBreakers' | 'keys'>;

/** How the shop and its parts are, for staff; of what a part would have to tell, nothing while it does not answer. */
export async function readDetails(deps: HealthDeps, asksDatabase: boolean): Promise<HealthDetails> {
  const now = Date.now();
  const [[records, database], [, pictures]] = await Promise.all([
    asksDatabase ? timed(readRecords(deps, now)) : UNASKED,
    timed(deps.pictures.ping()),
  ]);
  const spared = deps.openBreakers();
  const told = (part: Part, its: Answer) => ({ ...its, isSpared: spared.includes(part) });
  const parts = {
    database: told('database', database),
    pictures: told('pictures', pictures),
    mail: told('mail', { state: stateOfMail(deps.letters, spared), ms: null }),
  };
  return {
    at: new Date(now).toISOString(),
    build: deps.build.id,
    parts,
    records,
    alarms: alarmsIn({ parts, records, linksEnd: linksEnd(deps) }, now),
  };
}

const SILENT: Answer = { state: 'silent', ms: null };
const UNASKED: [null, Answer] = [null, SILENT];

/** What a part tells, and how long it took. */
async function timed<Told>(question: Promise<Told>): Promise<[Told | null, Answer]> {
  const startedAt = Date.now();
  try {
    const told = await question;
    return [told, { state: 'ok', ms: Date.now() - startedAt }];
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    return UNASKED;
  }
}

/** Where sign-ins get another secret, and links in letters have none of their own, they end with the old one. */
const linksEnd = ({ keys: { sessions, links } }: HealthDeps) => sessions.length > 1 && links === sessions;

/** A letter is no question: that the service takes them is known by those that it was sent. */
function stateOfMail(letters: HealthDeps['letters'], spared: Part[]): PartHealth['state'] {
  if (letters !== 'http') return letters;
  return spared.includes('mail') ? 'silent' : 'assumed';
}
