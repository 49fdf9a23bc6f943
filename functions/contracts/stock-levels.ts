/** Up to this many pieces count as few: shoppers see the number, staff a warning. */
export const FEW_LEFT = 5;

export const MOST_PIECES = 1_000_000_000;
