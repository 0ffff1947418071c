import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';

/** Where a campaign can't be created. */
export function NoAdAccount({ isClosed }: { isClosed: boolean }) {
  const { t } = useLingui();
  if (isClosed) return <EmptyState title={t`Your ad account is closed`} />;
  return (
    <EmptyState
      title={t`You have no ad account yet`}
      text={t`Your first promoted Pin opens one. Then you can plan whole campaigns.`}
      action={
        <LinkButton to="/advertiser/quick-promote/" variant="primary">
          <Trans>Promote a Pin</Trans>
        </LinkButton>
      }
    />
  );
}
