/** An invalid setting that keeps the shop from starting; the message says which variable, and why. */
export class ConfigError extends Error {}

/** The settings of a service: all of them, or undefined if none is set. */
export function requireAllOrNone<Parts extends Record<string, string | undefined>>(
  parts: Parts,
  why: string,
) {
  const missing = Object.keys(parts).filter(name => !parts[name]);
  if (missing.length === Object.keys(parts).length) return undefined;
  if (missing.length === 0) return parts as { [Name in keyof Parts]: string };
  const present = Object.keys(parts).filter(name => parts[name]);
  throw new ConfigError(
    `${missing.join(', ')} missing while ${present.join(', ')} set: ${why}. Set all or none`,
  );
}
