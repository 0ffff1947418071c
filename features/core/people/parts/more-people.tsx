import { Trans } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import styles from './people-list.module.css';

type MorePeopleProps = { status: 'more' | 'loading' | 'error' | 'end'; onPress: () => void };

/** One button throughout, so that it keeps the focus. */
export function MorePeople({ status, onPress }: MorePeopleProps) {
  if (status === 'end') return null;
  return (
    <div className={styles.more}>
      {status === 'error' && (
        <p role="alert" className={styles.line}>
          <Trans>This could not be loaded.</Trans>
        </p>
      )}
      <Button size="small" pending={status === 'loading'} onClick={onPress}>
        {status === 'error' ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
      </Button>
    </div>
  );
}
