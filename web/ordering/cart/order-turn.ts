const NAME = 'order';

/**
 * Only one tab at a time sends an order or checks on one. Browsers without locks, or that refuse them, proceed anyway:
 * there only the key prevents placing an order twice.
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
