import { type ParseArgsConfig, parseArgs } from 'node:util';
import { diskTrouble } from './disk-trouble.ts';

export const print = (line: string) => console.log(line);

/** An error that the user can fix; printed as one line without a stack. */
export class CliError extends Error {}

/** The options of a command. */
type CliConfig = Pick<ParseArgsConfig, 'options' | 'allowPositionals'>;
type CliArgs<Config extends CliConfig> = ReturnType<typeof parseArgs<Config>>;

/** Runs a command that takes no options. */
export const run = (command: () => Promise<void>) => runWith({}, command);

/**
 * Runs a command with its options. Unknown options are refused, since ignoring one could mean
 * another shop; a `CliError` ends it with one clear line and a non-zero exit code.
 */
export async function runWith<const Config extends CliConfig>(
  taken: Config,
  command: (given: CliArgs<Config>) => Promise<void>,
) {
  try {
    await command(parseArguments(taken));
  } catch (error) {
    const said = error instanceof CliError ? error.message : diskTrouble(error);
    console.error(said === undefined ? error : `✗ ${said}`);
    process.exit(1);
  }
}

function parseArguments<const Config extends CliConfig>(taken: Config): CliArgs<Config> {
  const { npm_lifecycle_event: script, ...env } = process.env;
  const options = Object.keys(taken.options ?? {});
  const lost = script ? options.find(name => env[`npm_config_${name.replaceAll('-', '_')}`]) : undefined;
  if (lost) {
    throw new CliError(
      `npm consumed --${lost}: put options after --, as in npm run ${script} -- --${lost} …`,
    );
  }
  try {
    return parseArgs(taken);
  } catch (error) {
    const [problem] = (error as Error).message.split('. ');
    const known = options.map(name => `--${name}`).join(', ');
    throw new CliError(`${problem}. ${known ? `It takes ${known}` : 'It takes no options'}`);
  }
}
