import { useEffect, useState } from 'react';

const SECOND = 1000;

/** Milliseconds left, updated every whole second; undefined until hydration. */
export function useTimeLeft(until: number): number | undefined {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const rest = Math.max(0, until - Date.now());
      setLeft(rest);
      if (rest > 0) timer = setTimeout(tick, rest % SECOND || SECOND);
    };
    tick();
    return () => clearTimeout(timer);
  }, [until]);
  return left;
}
