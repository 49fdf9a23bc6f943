/** Whether a statement may change something. */
export function writes(statement: string): boolean {
  return !/^[\s(]*(select|with)\b/i.test(statement) || /\b(insert|update|delete|replace)\b/i.test(statement);
}
