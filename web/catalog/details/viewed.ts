import { useEffect, useSyncExternalStore } from 'react';
import { codesIn, readCodes, watchCodes, writeCodes } from '../../api/stored-codes.ts';

/** Only in this browser: never sent to an account. */
const VIEWED = 'viewed';
const MOST_SHOWN = 12;

/** The last products viewed here without this one, which is then one of them; none before hydration. */
export function useViewedBefore(productCode: number): number[] {
  const text = useSyncExternalStore(
    watchCodes,
    () => others(productCode).slice(0, MOST_SHOWN).join('.'),
    () => '',
  );
  useEffect(
    () => writeCodes(VIEWED, [productCode, ...others(productCode).slice(0, MOST_SHOWN)]),
    [productCode],
  );
  return codesIn(text);
}

const others = (productCode: number) => readCodes(VIEWED).filter(code => code !== productCode);

export const clearViewed = () => writeCodes(VIEWED, []);
