import { isUnreachable } from '../../db/refusals.ts';
import type { WriteDeps } from '../http/app-env.ts';
import type { Composed, Composer, DueLetter } from '../letters/composer.ts';

type Composing = WriteDeps<'database' | 'keys' | 'composers' | 'shopUrl' | 'log'>;

/** What letters say, by their ids; one that has nothing to tell any more is among neither. */
type Said = { composed: Map<number, Composed>; unwritten: Set<number> };

/**
 * Their links lead to the shop as it is found now; only where it has no address of its own, to where each was caused. Each
 * is judged by itself: one that cannot be written keeps no other from being sent.
 */
export async function compose(deps: Composing, due: DueLetter[]): Promise<Said> {
  const byComposer = new Map<Composer | undefined, DueLetter[]>();
  for (const { origin, ...letter } of due) {
    const composer: Composer | undefined = deps.composers[letter.kind];
    const found = { ...letter, origin: deps.shopUrl ?? origin };
    byComposer.set(composer, [...(byComposer.get(composer) ?? []), found]);
  }
  const said = await Promise.all(
    [...byComposer].map(([composer, letters]) => composeWith(deps, composer ?? unknown, letters)),
  );
  return joined(said);
}

/** Where it fails for several, each half is tried, so that few round trips find which of them it is. */
async function composeWith(deps: Composing, composer: Composer, letters: DueLetter[]): Promise<Said> {
  try {
    return { composed: await composer(deps, letters), unwritten: new Set() };
  } catch (error) {
    if (isUnreachable(error)) throw error;
    const [first] = letters;
    if (first && letters.length === 1) {
      deps.log.error(`e-mail ${first.letterId} (${first.kind}) could not be composed`, error);
      return { composed: new Map(), unwritten: new Set([first.letterId]) };
    }
    const half = Math.ceil(letters.length / 2);
    const halves = [letters.slice(0, half), letters.slice(half)];
    return joined(await Promise.all(halves.map(these => composeWith(deps, composer, these))));
  }
}

const unknown: Composer = async () => {
  throw new Error('no composer for this kind of e-mail');
};

const joined = (said: Said[]): Said => ({
  composed: new Map(said.flatMap(({ composed }) => [...composed])),
  unwritten: new Set(said.flatMap(({ unwritten }) => [...unwritten])),
});
