import { useRef } from 'react';

/** Pending uploads, each of which reports whether it succeeded. */
export function useArrivals() {
  const underWay = useRef(new Set<Promise<boolean>>());
  return {
    expect: (arrival: Promise<boolean>) => {
      underWay.current.add(arrival);
      void arrival.finally(() => underWay.current.delete(arrival));
    },
    /** Resolves when none is pending; false if one failed. */
    all: async () => (await Promise.all(underWay.current)).every(Boolean),
  };
}
