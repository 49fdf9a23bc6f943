import { isUnreachable } from '../../db/client/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { Composed, Composer, DueEmail } from '../emails/composer.ts';

type Composing = WriteDeps<'database' | 'keys' | 'composers' | 'shopUrl' | 'log'>;

/** Composed emails by ID, and failures; obsolete emails are in neither. */
type ComposeResult = { composed: Map<number, Composed>; unwritten: Set<number> };

/** Links use the shop's URL or, without one, the origin of each request. One failing email doesn't block the others. */
export async function compose(deps: Composing, due: DueEmail[]): Promise<ComposeResult> {
  const byComposer = new Map<Composer | undefined, DueEmail[]>();
  for (const { origin, ...email } of due) {
    const composer: Composer | undefined = deps.composers[email.kind];
    const found = { ...email, origin: deps.shopUrl ?? origin };
    byComposer.set(composer, [...(byComposer.get(composer) ?? []), found]);
  }
  const said = await Promise.all(
    [...byComposer].map(([composer, emails]) => composeWith(deps, composer ?? unknown, emails)),
  );
  return joined(said);
}

/** On failure, bisects the batch to find the failing email in few round trips. */
async function composeWith(deps: Composing, composer: Composer, emails: DueEmail[]): Promise<ComposeResult> {
  try {
    return { composed: await composer(deps, emails), unwritten: new Set() };
  } catch (error) {
    if (isUnreachable(error)) throw error;
    const [first] = emails;
    if (first && emails.length === 1) {
      deps.log.error(`email ${first.letterId} (${first.kind}) could not be composed`, error);
      return { composed: new Map(), unwritten: new Set([first.letterId]) };
    }
    const half = Math.ceil(emails.length / 2);
    const halves = [emails.slice(0, half), emails.slice(half)];
    return joined(await Promise.all(halves.map(these => composeWith(deps, composer, these))));
  }
}

const unknown: Composer = async () => {
  throw new Error('no composer for this kind of email');
};

const joined = (said: ComposeResult[]): ComposeResult => ({
  composed: new Map(said.flatMap(({ composed }) => [...composed])),
  unwritten: new Set(said.flatMap(({ unwritten }) => [...unwritten])),
});
