import { Trans } from '@lingui/react/macro';
import { LinkButton } from '#design/button/link-button.tsx';
import styles from './all-boards-link.module.css';

export function AllBoardsLink({ username }: { username: string }) {
  return (
    <p className={styles.more}>
      <LinkButton to={`/${username}/_boards/`} size="small">
        <Trans>All boards</Trans>
      </LinkButton>
    </p>
  );
}
