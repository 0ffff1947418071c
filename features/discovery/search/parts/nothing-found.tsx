import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { scopePath } from '../search.ts';

type NothingFoundProps = {
  title: string;
  query: string;
  /** Everyone's pins were already searched. */
  isPins?: boolean;
};

/** Shown when nothing matches a query: what may help, and where else to search. */
export function NothingFound({ title, query, isPins }: NothingFoundProps) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={title}
      text={t`Check the spelling, or try fewer words.`}
      action={
        isPins ? (
          <LinkButton to="/">
            <Trans>See what's new</Trans>
          </LinkButton>
        ) : (
          <LinkButton to={scopePath({ query, scope: 'pins' })}>
            <Trans>Search all Pins</Trans>
          </LinkButton>
        )
      }
    />
  );
}
