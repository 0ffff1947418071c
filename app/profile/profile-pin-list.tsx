import { Trans, useLingui } from '@lingui/react/macro';
import { PinList, type PinListName, type PinListProps } from '#app/pins/pin-list.tsx';
import { useEntryQuery } from '#app/shell/use-entry-query.ts';
import { useShell } from '#app/shell/use-shell.ts';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';

/** Of the lists of a person. */
export function ProfilePinList<N extends PinListName>(list: PinListProps<N>) {
  return <PinList {...list} end={list.first.isCut ? <LogInForMore /> : undefined} />;
}

/** Visitors get a fixed set of a profile's pins. */
function LogInForMore() {
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
