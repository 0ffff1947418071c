import { Trans } from '@lingui/react/macro';
import { Avatar } from '#design/avatar/avatar.tsx';
import styles from './acting-bar.module.css';
import type { ShellProfile } from './shell-data.ts';

/** For dialogs that cover the bar, and buttons far below it. */
export function ActingAs({ profile: { name, image } }: { profile: Pick<ShellProfile, 'name' | 'image'> }) {
  return (
    <span className={styles.as}>
      <Avatar name={name} src={image} size={20} />
      <span className={styles.asName}>
        <Trans>As {name}</Trans>
      </span>
    </span>
  );
}
