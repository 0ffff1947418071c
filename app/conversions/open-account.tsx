import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';

/** What a business without an ad account is offered. */
export function OpenAccount({ mayOpen }: { mayOpen: boolean }) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`You have no ad account yet`}
      text={t`Your first promoted Pin opens one. Then you can measure what people do on your website.`}
      action={
        mayOpen && (
          <LinkButton to="/quick-promote/" variant="primary">
            <Trans>Promote a Pin</Trans>
          </LinkButton>
        )
      }
    />
  );
}
