/** What a rule of the database refused. */
export type ConstraintViolation =
  /** `columns` are `table.column`, or the index name if the index is on an expression. */
  | { kind: 'unique'; columns: string[] }
  | { kind: 'foreign-key' }
  | { kind: 'check'; constraint: string }
  /** `message` is what the trigger raised. */
  | { kind: 'rule'; message: string };

// D1 says `D1_ERROR: … : SQLITE_CONSTRAINT (extended: …)`, libSQL `SQLITE_CONSTRAINT: SQLite error: …`.
const D1_REFUSAL = /^D1_ERROR: (.*): SQLITE_CONSTRAINT\w*(?: \(extended: \w+\))?$/s;
const LIBSQL_REFUSAL = /^(?:SQLITE_CONSTRAINT\w*: )*SQLite error: (.*)$/s;

/** The same result for every database; undefined for any other error. */
export function constraintViolation(error: unknown): ConstraintViolation | undefined {
  for (const { code, message } of chainOf(error)) {
    const said =
      D1_REFUSAL.exec(message)?.[1] ?? (isConstraint(code) ? LIBSQL_REFUSAL.exec(message)?.[1] : undefined);
    if (said !== undefined) return readRefusal(said);
  }
  return undefined;
}

function readRefusal(said: string): ConstraintViolation | undefined {
  const [, rule, detail = ''] =
    /^(UNIQUE|CHECK|NOT NULL|FOREIGN KEY) constraint failed(?:: (.*))?$/s.exec(said) ?? [];
  if (rule === 'UNIQUE')
    return { kind: 'unique', columns: detail.replace(/^index '(.*)'$/, '$1').split(', ') };
  if (rule === 'CHECK') return { kind: 'check', constraint: detail };
  if (rule === 'FOREIGN KEY') return { kind: 'foreign-key' };
  // A missing value is a bug, since input is validated first: a 500, not a refusal.
  return rule === 'NOT NULL' ? undefined : { kind: 'rule', message: said };
}

const UNREACHABLE_CODES =
  /^(ECONN\w+|ENOTFOUND|EAI_AGAIN|EPIPE|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|UND_ERR_\w+|SQLITE_BUSY\w*)$/;
// The transient failures that Cloudflare documents for D1, and what workerd says of a lost connection.
const UNREACHABLE_MESSAGES =
  /^(?:D1_ERROR: )?(fetch failed$|network connection lost|internal error|D1 DB is overloaded|database is locked|D1 DB storage operation exceeded timeout|D1 DB reset because its code was updated|cannot resolve D1 DB due to transient issue|storage caused object to be reset|storage operation exceeded timeout)/i;

/** D1 lost track of its bookmark and cannot say whether the statement ran; locally this happens during a backup. */
export const LOST_VERSION_ERROR = /^(?:D1_ERROR: )?failed to get session commit token/i;

/** True when the database cannot be reached, or is too busy, so that trying again later may help. */
export function isUnreachable(error: unknown): boolean {
  return chainOf(error).some(
    ({ name, code, status, message }) =>
      name === 'TimeoutError' ||
      UNREACHABLE_CODES.test(code) ||
      status >= 500 ||
      status === 429 ||
      UNREACHABLE_MESSAGES.test(message) ||
      LOST_VERSION_ERROR.test(message),
  );
}

const isConstraint = (code: string) => code.startsWith('SQLITE_CONSTRAINT');

function chainOf(error: unknown) {
  const chain: { name: string; code: string; status: number; message: string }[] = [];
  let link = error;
  while (link instanceof Error && chain.length < 10) {
    const { code, status } = link as { code?: unknown; status?: unknown };
    chain.push({
      name: link.name,
      code: String(code ?? ''),
      status: Number(status ?? 0),
      message: link.message,
    });
    link = link.cause;
  }
  return chain;
}
