import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';

export function NoBusiness() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Only business accounts can advertise`}
      text={t`Converting is free, and you can convert back whenever you want.`}
      action={
        <LinkButton to="/business/convert/">
          <Trans>Convert to a business account</Trans>
        </LinkButton>
      }
    />
  );
}
