import { Trans, useLingui } from '@lingui/react/macro';
import { useEntryQuery } from '#app/shell/use-entry-query.ts';
import { useShell } from '#app/shell/use-shell.ts';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';

/** Visitors get a fixed set of a profile's pins. */
export function LogInForMore() {
  const { t } = useLingui();
  const query = useEntryQuery();
  const { viewer } = useShell();
  return (
    <EmptyState
      title={t`Log in to see more`}
      action={
        <>
          <LinkButton to={`/login/${query}`} variant="primary">
            <Trans>Log in</Trans>
          </LinkButton>
          {!viewer && (
            <LinkButton to={`/signup/${query}`}>
              <Trans>Sign up</Trans>
            </LinkButton>
          )}
        </>
      }
    />
  );
}
