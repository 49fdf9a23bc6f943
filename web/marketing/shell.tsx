import { Outlet, useMatches } from 'react-router-dom';
import { PublicFrame } from './public-frame.tsx';

/** The public rooms. A route with `handle: { footer: false }` goes without the footer. */
export default function PublicShell() {
  const plain = useMatches().some(
    ({ handle }) => (handle as { footer?: boolean } | undefined)?.footer === false,
  );
  return (
    <PublicFrame footer={!plain}>
      <Outlet />
    </PublicFrame>
  );
}
