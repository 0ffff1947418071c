import { Trans } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { useShell } from '../shell/use-shell.ts';
import styles from './welcome-back.module.css';

export function WelcomeBack({ onClose }: { onClose: () => void }) {
  const name = useShell().viewer?.fullName;
  return (
    <section className={styles.banner}>
      <div className={styles.words}>
        <h2 className={styles.title} dir="auto">
          <Trans>Welcome back, {name}</Trans>
        </h2>
        <p className={styles.text}>
          <Trans>See what happened while you were away.</Trans>
        </p>
      </div>
      <div className={styles.actions}>
        <Button size="small" variant="ghost" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
        <LinkButton to="/news/" size="small" variant="primary" onClick={onClose}>
          <Trans>Go</Trans>
        </LinkButton>
      </div>
    </section>
  );
}
