const NAME = 'order';

/**
 * One tab at a time sends an order, or asks about one. Browsers without locks, or that refuse them, go on: there the
 * key alone keeps an order from being placed twice.
 */
export async function inOrderTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    return await (navigator.locks ? navigator.locks.request(NAME, begin) : begin());
  } catch (error) {
    if (hasBegun) throw error;
    return await work();
  }
}
