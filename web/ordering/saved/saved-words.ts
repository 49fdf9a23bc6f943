import { MOST_SAVED } from '../../../functions/contracts/saved-limit.ts';

export const SAVED_FULL = `You’ve saved ${MOST_SAVED} products, which is the limit. Remove one to save another.`;
export const NOT_REMOVED = 'We couldn’t remove it from your saved products. Please try again.';
