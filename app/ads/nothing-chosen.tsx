import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';

/** Where an address names nothing. */
export function NothingChosen() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Nothing is chosen`}
      text={t`Choose what to change in your reports.`}
      action={
        <LinkButton to="/advertiser/reporting/campaigns/">
          <Trans>Reporting</Trans>
        </LinkButton>
      }
    />
  );
}
