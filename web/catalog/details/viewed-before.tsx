import { Suspense, useEffect, useRef, useState } from 'react';
import { laterPart } from '../../ui/later-part.ts';
import { useViewedBefore } from './viewed.ts';

const RecentlyViewed = laterPart(() => import('./recently-viewed.tsx'), NotLoaded);

/** How far below the window it starts to load. */
const AHEAD = '600px';
/** Of heading and cards, so that nothing below moves when they appear. */
const HEIGHT = '28rem';

function NotLoaded({ onNone }: { onNone: () => void }) {
  useEffect(onNone);
  return null;
}

export function ViewedBefore({ productCode }: { productCode: number }) {
  const codes = useViewedBefore(productCode);
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [isNone, setNone] = useState(false);
  const isAny = codes.length > 0 && !isNone;
  useEffect(() => {
    const element = place.current;
    if (!element || !isAny) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isAny]);
  if (!isAny) return null;
  return (
    <div ref={place} style={{ minHeight: HEIGHT }}>
      {isNear && (
        <Suspense>
          <RecentlyViewed codes={codes} onNone={() => setNone(true)} />
        </Suspense>
      )}
    </div>
  );
}
