/** Up to this many pieces are few: shoppers are told how many, and staff that they run out. */
export const FEW_LEFT = 5;
