import { Trans } from '@lingui/react/macro';
import { LinkButton } from '#design/button/link-button.tsx';
import { ArrowLeftIcon } from '#design/icons/icons.tsx';
import styles from './settings-head.module.css';

export function SettingsHead({ title }: { title: string }) {
  return (
    <div className={styles.head}>
      <LinkButton
        to="/settings/"
        variant="ghost"
        size="small"
        icon={<ArrowLeftIcon size={20} />}
        className={styles.way}
      >
        <Trans>Settings</Trans>
      </LinkButton>
      <h1>{title}</h1>
    </div>
  );
}
