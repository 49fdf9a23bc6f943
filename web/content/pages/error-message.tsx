import type { MouseEvent, ReactNode } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import { PageMeta } from '../../page/page-meta.tsx';
import { PublicFrame } from '../../shell/public-frame.tsx';
import { outageAt } from '../../texts/outage.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** /error, and every unknown path. */
export function NotFoundScreen() {
  return (
    <Message title="Page Not Found">We can’t find this page. The link may be outdated or mistyped.</Message>
  );
}

/** /forbidden: signed in, but with an account that may not enter. */
export function ForbiddenScreen() {
  return (
    <Message
      title="You don’t have access to this page"
      action={
        <ButtonLink to="/login" variant="primary">
          Sign in with another account
        </ButtonLink>
      }
    >
      Your account doesn’t have permission to view it.
    </Message>
  );
}

/** Shown instead of a page that threw. Never shows the cause, which belongs in the log. */
export function RouteErrorScreen() {
  const status = (useRouteError() as { status?: unknown } | null)?.status;
  return (
    <PublicFrame footer={false}>
      {status === 404 ? (
        <NotFoundScreen />
      ) : status === 403 ? (
        <ForbiddenScreen />
      ) : (
        <FailedScreen status={status} />
      )}
    </PublicFrame>
  );
}

function FailedScreen({ status }: { status: unknown }) {
  const { pathname, search } = useLocation();
  const { title, words } = status === 503 ? outageAt(pathname) : status === 429 ? TRIED_TOO_OFTEN : FAILED;
  return (
    <Message
      title={title}
      action={
        <ButtonLink to={pathname + search} variant="primary" onClick={reload}>
          Try again
        </ButtonLink>
      }
    >
      {words}
    </Message>
  );
}

/** Without scripts, the link does this. */
function reload(event: MouseEvent) {
  event.preventDefault();
  location.reload();
}

const FAILED = {
  title: 'This page could not be loaded',
  words: 'Something went wrong on our side. Please try again in a moment.',
};

const TRIED_TOO_OFTEN = {
  title: 'Too many attempts',
  words: 'There were too many failed attempts from your connection. Please try again in an hour.',
};

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

/** The logo, with its sun fallen off the arc. */
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
