import { rollBack, secondsIn, untilAnswers, WAIT } from './deployed.ts';
import { chooseEnvironment, settingOf } from './environments.ts';
import { CliError, runWith, say } from './say.ts';

/** Rolls back to the version before the last deploy, or to the named one. */
await runWith(
  { options: { env: { type: 'string' }, to: { type: 'string' }, ...WAIT } },
  async ({ values: { env: named, to, wait } }) => {
    const environment = chooseEnvironment(named);
    const seconds = secondsIn(wait);
    say(
      `${environment.name} goes back to ${to ?? 'the previous version'}; its database and pictures do not change`,
    );
    await rollBack(named, to);
    const shopUrl = settingOf(environment, 'SHOP_URL');
    if (!shopUrl) return say('\nRolled back. SHOP_URL is not set: check whether the shop responds');
    const problem = await untilAnswers({ shopUrl, seconds });
    if (problem) throw new CliError(`Rolled back, but ${shopUrl} does not work: ${problem}`);
    say(`\nRolled back, and ${shopUrl} responds.`);
  },
);
