import type { ReactNode } from 'react';
import { useHydrated } from '../../ui/hydrated.ts';

const IF_TICKED = {
  elsewhere: 'hidden group-has-[[name=elsewhere]:checked]/order:block',
  creates: 'hidden group-has-[[name=creates]:checked]/order:block',
};

type ShownIfTickedProps = { name: keyof typeof IF_TICKED; ticked: boolean; children: ReactNode };

/** Fields that a checkbox of the form adds. Without JavaScript they are there, and its style sheet shows them. */
export function ShownIfTicked({ name, ticked, children }: ShownIfTickedProps) {
  const isHydrated = useHydrated();
  const fields = <div className={IF_TICKED[name]}>{children}</div>;
  if (ticked) return fields;
  return isHydrated ? null : <noscript className="noscript:contents">{fields}</noscript>;
}
