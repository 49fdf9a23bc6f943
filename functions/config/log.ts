import type { LogSettings } from '../log.ts';
import type { ParsedVariables } from './variables.ts';

/** In development, the developer reads the log. */
export const logIn = ({
  LOG_LEVEL,
  LOG_SAMPLE = '1',
  MERIDIAN_LOCAL: local,
}: ParsedVariables): LogSettings => ({
  level: LOG_LEVEL ?? (local ? 'warn' : 'info'),
  sample: Number(LOG_SAMPLE),
});
