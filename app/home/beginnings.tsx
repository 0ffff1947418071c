import { Trans, useLingui } from '@lingui/react/macro';
import { CreatePinLink } from '#app/pins/create-pin-link.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { useShell } from '../shell/use-shell.ts';
import styles from './home.module.css';

/** For who has hardly saved anything yet. */
export function FirstSteps() {
  return (
    <section className={styles.first}>
      <h2 className={styles.firstTitle}>
        <Trans>Make it yours</Trans>
      </h2>
      <p className={styles.firstText}>
        <Trans>Save what you like below, or start with a picture of your own.</Trans>
      </p>
      <div className={styles.actions}>
        <CreatePinLink />
        <LinkButton to="/topics/">
          <Trans>Follow topics</Trans>
        </LinkButton>
      </div>
    </section>
  );
}

/** On a site without pins. */
export function NothingYet() {
  const { t } = useLingui();
  const { viewer } = useShell();
  return (
    <EmptyState
      title={t`Nothing here yet`}
      text={viewer ? t`Save the first Pin, and it'll appear here.` : undefined}
      action={viewer && <CreatePinLink />}
    />
  );
}
