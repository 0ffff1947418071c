import { Trans } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import { ErrorState } from '#design/states/error-state.tsx';
import type { usePages } from '#platform/resource/use-pages.ts';
import styles from './show-more.module.css';

type ShowMoreProps = { status: ReturnType<typeof usePages>['status']; onMore: () => void };

export function ShowMore({ status, onMore }: ShowMoreProps) {
  if (status === 'end') return null;
  if (status === 'error') return <ErrorState onRetry={onMore} />;
  return (
    <p className={styles.more}>
      <Button onClick={onMore} pending={status === 'loading'}>
        <Trans>Show more</Trans>
      </Button>
    </p>
  );
}
