import { useRef } from 'react';

/** Uploads that are on their way: each tells in the end whether it arrived. */
export function useArrivals() {
  const underWay = useRef(new Set<Promise<boolean>>());
  return {
    expect: (arrival: Promise<boolean>) => {
      underWay.current.add(arrival);
      void arrival.finally(() => underWay.current.delete(arrival));
    },
    /** Once none is on its way; false if one of them did not arrive. */
    all: async () => (await Promise.all(underWay.current)).every(Boolean),
  };
}
