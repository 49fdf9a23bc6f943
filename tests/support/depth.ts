/**
 * `npm test -- --deep` tests more than `npm test`: the same rules with more values, states, sizes and loads.
 * The rules never depend on it, only how often and how widely they are tested.
 */
export const DEPTH = process.env.TEST_DEPTH === 'deep' ? 'deep' : 'quick';

/** The value for the current depth: `atDepth({ quick: 200, deep: 5000 })`. */
export const atDepth = <Value>(values: Record<typeof DEPTH, Value>): Value => values[DEPTH];
