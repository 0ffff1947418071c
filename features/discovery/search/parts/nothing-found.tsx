import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LinkButton } from '#design/button/link-button.tsx';
import { NearEnd } from '#design/even-grid/near-end.tsx';
import { SpinnerPlace } from '#design/spinner/spinner.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { EndOfList } from '#design/states/end-of-list.tsx';
import { ErrorState } from '#design/states/error-state.tsx';
import { scopePath } from '../search.ts';

type NothingFoundProps = {
  title: string;
  query: string;
  isPins?: boolean;
  /** What can be removed, where something narrows the search. */
  filters?: ReactNode;
};

export function NothingFound({ title, query, isPins, filters }: NothingFoundProps) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={title}
      text={filters ? t`Remove a filter to find more:` : t`Check the spelling, or try fewer words.`}
      action={
        isPins ? (
          <LinkButton to="/">
            <Trans>See what's new</Trans>
          </LinkButton>
        ) : (
          <>
            {filters}
            <LinkButton to={scopePath({ query, scope: 'pins' })}>
              <Trans>Search all Pins</Trans>
            </LinkButton>
          </>
        )
      }
    />
  );
}

type FurtherFoundProps = {
  count: number;
  status: 'more' | 'loading' | 'error' | 'end';
  onMore: () => void;
};

export function FurtherFound({ count, status, onMore }: FurtherFoundProps) {
  const { t } = useLingui();
  if (status === 'loading') return <SpinnerPlace label={t`Loading more`} minHeight={120} />;
  if (status === 'error') return <ErrorState onRetry={onMore} />;
  if (status === 'end') return <EndOfList />;
  return <NearEnd count={count} onNear={onMore} />;
}
