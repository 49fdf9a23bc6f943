import { isUnreachable } from '../../db/client/errors.ts';
import type { Deps, Part } from '../deps.ts';
import { alarmsIn } from './alarms.ts';
import type { HealthDetails, PartHealth } from './contract.ts';
import { readRecords } from './queries.ts';

type Answer = Omit<PartHealth, 'isSpared'>;
type HealthDeps = Deps<'database' | 'pictures' | 'letters' | 'build' | 'openBreakers' | 'keys'>;

/** Health of the shop and its services, for staff; data from a service is omitted while it is down. */
export async function readDetails(deps: HealthDeps, asksDatabase: boolean): Promise<HealthDetails> {
  const now = Date.now();
  const [[records, database], [, pictures]] = await Promise.all([
    asksDatabase ? timed(readRecords(deps, now)) : UNASKED,
    timed(deps.pictures.ping()),
  ]);
  const spared = deps.openBreakers();
  const report = (part: Part, its: Answer) => ({ ...its, isSpared: spared.includes(part) });
  const parts = {
    database: report('database', database),
    pictures: report('pictures', pictures),
    mail: report('mail', { state: stateOfMail(deps.letters, spared), ms: null }),
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

/** Result of a check and its duration. */
async function timed<ProbeResult>(question: Promise<ProbeResult>): Promise<[ProbeResult | null, Answer]> {
  const startedAt = Date.now();
  try {
    const result = await question;
    return [result, { state: 'ok', ms: Date.now() - startedAt }];
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    return UNASKED;
  }
}

/** Without a separate key for links, replacing the session secret invalidates links in emails. */
const linksEnd = ({ keys: { sessions, links } }: HealthDeps) => sessions.length > 1 && links === sessions;

/** The mail service can't be pinged: its health is known from the emails sent. */
function stateOfMail(letters: HealthDeps['letters'], spared: Part[]): PartHealth['state'] {
  if (letters !== 'http') return letters;
  return spared.includes('mail') ? 'silent' : 'assumed';
}
