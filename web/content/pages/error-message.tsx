import type { ReactNode } from 'react';
import { useRouteError } from 'react-router-dom';
import { PageMeta } from '../../page/page-meta.tsx';
import { PublicFrame } from '../../shell/public-frame.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';

/** /error, and every unknown path. */
export default function NotFoundScreen() {
  return (
    <Message title="Page Not Found">
      There is nothing at this address. The link may be old, or a letter may be wrong.
    </Message>
  );
}

/** /forbidden: signed in, but with an account that may not enter. */
export function ForbiddenScreen() {
  return (
    <Message
      title="You may not open this page"
      action={
        <ButtonLink to="/login" variant="primary">
          Sign in with another account
        </ButtonLink>
      }
    >
      Your account has no permission for it.
    </Message>
  );
}

/** Rendered by the router when a page throws. Never shows the cause, which belongs in the log. */
export function RouteErrorScreen() {
  const status = (useRouteError() as { status?: unknown } | null)?.status;
  return (
    <PublicFrame footer={false}>
      {status === 404 ? <NotFoundScreen /> : status === 403 ? <ForbiddenScreen /> : <FailedScreen />}
    </PublicFrame>
  );
}

function FailedScreen() {
  return (
    <Message
      title="This page could not be loaded"
      action={
        <Button variant="primary" onClick={() => location.reload()}>
          Try again
        </Button>
      }
    >
      Something went wrong on our side. Try again in a moment.
    </Message>
  );
}

function Message({ title, action, children }: { title: string; action?: ReactNode; children: string }) {
  return (
    <div className="relative flex flex-1 items-center overflow-hidden px-gutter py-20">
      <PageMeta title={title} description={children} hidden />
      <LostSun />
      <div className="relative mx-auto w-full max-w-page">
        <h1 className="max-w-2xl text-display font-semibold">{title}</h1>
        <p className="mt-6 max-w-md text-body text-muted">{children}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          {action}
          <ButtonLink to="/" variant={action ? 'secondary' : 'primary'}>
            Go to Home
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

/** The mark, with its sun fallen off the arc. */
function LostSun() {
  return (
    <svg
      viewBox="0 0 400 400"
      fill="none"
      aria-hidden="true"
      className="absolute end-[-6rem] bottom-[-9rem] w-[min(34rem,90vw)] text-line"
    >
      <g stroke="currentColor" strokeWidth="1.5" transform="rotate(23.4 200 200)">
        <circle cx="200" cy="200" r="180" />
        <path d="M200 20a64 180 0 0 1 0 360" />
      </g>
      <circle cx="60" cy="62" r="9" className="fill-notice" />
    </svg>
  );
}
