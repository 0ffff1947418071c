import { Trans } from '@lingui/react/macro';
import { Button } from '../button/button.tsx';
import { RefreshCwIcon } from '../icons/visitor-icons.tsx';
import styles from './states.module.css';

type ErrorStateProps = {
  /** What went wrong, in a sentence; a general one stands in. */
  children?: React.ReactNode;
  /** Shows the button to try again. */
  onRetry?: () => void;
  isRetrying?: boolean;
};

/** Stands where something should be that could not be fetched; announced when it appears. */
export function ErrorState({ children, onRetry, isRetrying }: ErrorStateProps) {
  return (
    <div role="alert" className={styles.state}>
      <p className={styles.text}>{children ?? <Trans>This could not be loaded.</Trans>}</p>
      {onRetry && (
        <Button onClick={onRetry} pending={isRetrying} icon={<RefreshCwIcon size={18} />}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  );
}
