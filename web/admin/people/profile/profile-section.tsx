import type { ReactNode } from 'react';

export function ProfileSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-body font-semibold">{title}</h2>
      {children}
    </section>
  );
}
