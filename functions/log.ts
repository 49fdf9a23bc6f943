/** From least to most severe. */
export const LOG_LEVELS = ['info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export type LogSettings = {
  /** Minimum level to write. */
  level: LogLevel;
  /** Share of successful requests to log. */
  sample: number;
};

/** Logs a message, with the cause of an error. */
export type Log = Record<'warn' | 'error', (message: string, cause?: unknown) => void>;

type LogOptions = {
  levelOf: () => LogLevel;
  build: string;
  /** Request fields; evaluated only if a line is written. */
  factsOf?: () => object;
};

export function createLog({ levelOf, build, factsOf = () => ({}) }: LogOptions): Log {
  const at = (level: LogLevel) => (message: string, cause?: unknown) => {
    if (!isWritten(level, levelOf())) return;
    const why = cause === undefined ? {} : { cause: causeIn(cause) };
    writeLine(level, { message, ...factsOf(), ...why, build });
  };
  return { warn: at('warn'), error: at('error') };
}

export const isWritten = (level: LogLevel, least: LogLevel) =>
  LOG_LEVELS.indexOf(level) >= LOG_LEVELS.indexOf(least);

const WRITERS: Record<LogLevel, (line: string) => void> = {
  info: line => console.info(line),
  warn: line => console.warn(line),
  error: line => console.error(line),
};

/** Always one line of JSON, so that the whole log is machine-readable. */
export function writeLine(level: LogLevel, facts: object): void {
  WRITERS[level](JSON.stringify({ level, at: new Date().toISOString(), ...facts }));
}

const LONGEST_CAUSE = 4000;
const MOST_CAUSES = 5;

function causeIn(thrown: unknown): string {
  const causes: string[] = [];
  let cause = thrown;
  while (cause !== undefined && causes.length < MOST_CAUSES) {
    causes.push(cause instanceof Error ? (cause.stack ?? cause.message) : String(cause));
    cause = cause instanceof Error ? cause.cause : undefined;
  }
  return causes.join('\ncaused by: ').slice(0, LONGEST_CAUSE);
}
