import { Trans, useLingui } from '@lingui/react/macro';
import { isRouteErrorResponse } from 'react-router';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { useShell } from './use-shell.ts';

/** Stands where a page would be that is not there or has failed. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useLingui();
  const { brandName } = useShell();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main id="main">
      <title>{`${isMissing ? t`Not found` : t`Something went wrong`} · ${brandName}`}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        level={1}
        title={isMissing ? t`We couldn't find that page.` : t`Something went wrong on our side.`}
        text={
          isMissing
            ? t`It may have been moved or deleted.`
            : t`Please try again in a moment. Nothing of yours is lost.`
        }
        action={
          <LinkButton to="/" look="primary">
            <Trans>Go home</Trans>
          </LinkButton>
        }
      />
    </main>
  );
}
