import { rollBack, secondsIn, untilAnswers, WAIT } from './deployed.ts';
import { chooseEnvironment, settingOf } from './environments.ts';
import { CliError, print, runWith } from './say.ts';

/** Rolls back to the version before the last deploy, or to the named one. */
await runWith(
  { options: { env: { type: 'string' }, to: { type: 'string' }, ...WAIT } },
  async ({ values: { env: named, to, wait } }) => {
    const environment = chooseEnvironment(named);
    const seconds = secondsIn(wait);
    print(
      `${environment.name} goes back to ${to ?? 'the previous version'}; its database and pictures do not change`,
    );
    await rollBack(named, to);
    const shopUrl = settingOf(environment, 'SHOP_URL');
    if (!shopUrl) return print('\nRolled back. SHOP_URL is not set: check whether the shop responds');
    const problem = await untilAnswers({ shopUrl, seconds });
    if (problem) throw new CliError(`Rolled back, but ${shopUrl} does not work: ${problem}`);
    print(`\nRolled back, and ${shopUrl} responds.`);
  },
);
