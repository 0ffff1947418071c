import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useLocation, useRevalidator } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { useShell } from './use-shell.ts';

type ErrorPageProps = {
  error: unknown;
  /** Renders the page again. */
  onClear?: () => void;
};

export function ErrorPage({ error, onClear }: ErrorPageProps) {
  const { brandName } = useShell();
  const { name, title, text, isMissing, isRendering } = useErrorText(error);
  const { location } = useRenderError();
  useEffect(() => {
    if (isRendering) noteRenderError(location, error);
  }, [isRendering, location, error]);
  return (
    <main id="main">
      <title>{`${name} · ${brandName}`}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        level={1}
        title={title}
        text={text}
        action={
          isMissing ? (
            <LinkButton to="/" variant="primary">
              <Trans>Go home</Trans>
            </LinkButton>
          ) : (
            <TryAgain onClear={onClear} />
          )
        }
      />
    </main>
  );
}

function TryAgain({ onClear }: Pick<ErrorPageProps, 'onClear'>) {
  const { state, revalidate } = useRevalidator();
  const { clear } = useRenderError();
  const tryAgain = () => {
    clear();
    onClear?.();
    revalidate();
  };
  return (
    <Button variant="primary" onClick={tryAgain} pending={state === 'loading'}>
      <Trans>Try again</Trans>
    </Button>
  );
}

function useErrorText(error: unknown) {
  const { t } = useLingui();
  // What viewers may not open does not exist for them.
  if (isRouteErrorResponse(error) && /40[34]/.test(`${error.status}`)) {
    const title = t`We couldn't find that page.`;
    return { name: t`Not found`, title, text: t`It may have been moved or deleted.`, isMissing: true };
  }
  if (isLostConnection(error)) {
    const text = t`Check your connection. Nothing was lost.`;
    return { name: t`Offline`, title: t`You seem to be offline.`, text };
  }
  return {
    name: t`Something went wrong`,
    title: t`Something went wrong on our side.`,
    text: t`Try again in a moment. Nothing was lost.`,
    isRendering: !isRouteErrorResponse(error) && !isServersFault(error),
  };
}

/** A fetch without a response throws this; a bug in our code rarely does so while the browser is offline. */
function isLostConnection(error: unknown): boolean {
  if (typeof window === 'undefined' || !(error instanceof TypeError)) return false;
  return !navigator.onLine || /fetch|network|load failed/i.test(error.message);
}

/** How the router reports a loader's failure on the server; the next visit fetches again by itself. */
function isServersFault(error: unknown): boolean {
  return error instanceof Error && error.message === 'Unexpected Server Error';
}

// These last for one visit: coming back to a failed page does not try it again, only a request does.
const errors = new Map<string, unknown>();

function noteRenderError(location: string, error: unknown): void {
  errors.set(location, error);
}

export function useRenderError(): { location: string; error: unknown; clear: () => void } {
  const { pathname, search } = useLocation();
  const location = pathname + search;
  const [, setCleared] = useState(0);
  const clear = () => {
    errors.delete(location);
    setCleared((count) => count + 1);
  };
  return { location, error: errors.get(location), clear };
}
