/**
 * `npm test -- --deep` looks further than `npm test` does: the same rules with more values, states, sizes and loads.
 * The rules never depend on it, only how often and how widely they are tried.
 */
export const DEPTH = process.env.TEST_DEPTH === 'deep' ? 'deep' : 'quick';

/** What a test uses at the depth that it runs at: `atDepth({ quick: 200, deep: 5000 })`. */
export const atDepth = <Value>(values: Record<typeof DEPTH, Value>): Value => values[DEPTH];
