import { Trans } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import styles from './people-list.module.css';

/** Below a list of people that goes on. */
export function MorePeople({ onPress }: { onPress: () => void }) {
  return (
    <p className={styles.more}>
      <Button size="small" onClick={onPress}>
        <Trans>Show more</Trans>
      </Button>
    </p>
  );
}
