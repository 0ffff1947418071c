import { Trans, useLingui } from '@lingui/react/macro';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { useShell } from './use-shell.ts';

/** Stands where a page would be that is not there or has failed. */
export function ErrorPage({ error }: { error: unknown }) {
  const { brandName } = useShell();
  const { name, title, text, isMissing } = useTrouble(error);
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
            <LinkButton to="/" look="primary">
              <Trans>Go home</Trans>
            </LinkButton>
          ) : (
            <TryAgain />
          )
        }
      />
    </main>
  );
}

function TryAgain() {
  const { state, revalidate } = useRevalidator();
  return (
    <Button look="primary" onClick={revalidate} pending={state === 'loading'}>
      <Trans>Try again</Trans>
    </Button>
  );
}

function useTrouble(error: unknown) {
  const { t } = useLingui();
  if (isRouteErrorResponse(error) && error.status === 404) {
    const title = t`We couldn't find that page.`;
    return { name: t`Not found`, title, text: t`It may have been moved or deleted.`, isMissing: true };
  }
  if (isLostConnection(error)) {
    const text = t`Check your connection, then try again. Nothing of yours is lost.`;
    return { name: t`Offline`, title: t`You seem to be offline.`, text };
  }
  return {
    name: t`Something went wrong`,
    title: t`Something went wrong on our side.`,
    text: t`Please try again in a moment. Nothing of yours is lost.`,
  };
}

/** A fetch that never arrived throws this; a fault in our code seldom does so while the browser says it is offline. */
function isLostConnection(error: unknown): boolean {
  if (typeof window === 'undefined' || !(error instanceof TypeError)) return false;
  return !navigator.onLine || /fetch|network|load failed/i.test(error.message);
}
