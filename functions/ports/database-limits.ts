const WITHIN_3S = { ms: 3000 };
const WITHIN_10S = { ms: 10_000 };
const WITHIN_20S = { ms: 20_000 };
/** Under load, the database may serve others first; it is down only if it responds to no one. */
const UNLESS_SILENT = { ms: 10_000, silentMs: 3000 };

/**
 * Page views wait up to three seconds; orders rather wait than fail. An unkeyed change may still be in progress, with
 * no way to find out. No one waits for scheduled work.
 */
const LIMITS = {
  read: { read: WITHIN_3S, write: WITHIN_10S, keyed: WITHIN_10S },
  change: { read: UNLESS_SILENT, write: WITHIN_10S, keyed: UNLESS_SILENT },
  scheduled: { read: WITHIN_20S, write: WITHIN_20S, keyed: WITHIN_20S },
};

export function databaseLimitsOf(request: Request | undefined) {
  if (!request) return LIMITS.scheduled;
  return LIMITS[/^(GET|HEAD)$/.test(request.method) ? 'read' : 'change'];
}
