import { rollBack, secondsIn, untilAnswers, WAIT } from './deployed.ts';
import { chooseEnvironment, settingOf } from './environments.ts';
import { CliError, runWith, say } from './say.ts';

/** Has the worker run again that ran before the last deploy, or the version that is named. */
await runWith(
  { options: { env: { type: 'string' }, to: { type: 'string' }, ...WAIT } },
  async ({ values: { env: named, to, wait } }) => {
    const environment = chooseEnvironment(named);
    const seconds = secondsIn(wait);
    say(
      `${environment.name} goes back to ${to ?? 'the version before'}; its database and pictures stay as they are`,
    );
    await rollBack(named, to);
    const shopUrl = settingOf(environment, 'SHOP_URL');
    if (!shopUrl) return say('\nRolled back. SHOP_URL is not set: look yourself whether the shop answers');
    const problem = await untilAnswers({ shopUrl, seconds });
    if (problem) throw new CliError(`Rolled back, and ${shopUrl} cannot be used: ${problem}`);
    say(`\nRolled back, and ${shopUrl} answers.`);
  },
);
