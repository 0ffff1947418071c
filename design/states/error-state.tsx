import { Trans } from '@lingui/react/macro';
import { Button } from '../button/button.tsx';
import { RefreshCwIcon } from '../icons/visitor-icons.tsx';
import styles from './states.module.css';

type ErrorStateProps = {
  children?: React.ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
};

export function ErrorState({ children, onRetry, isRetrying }: ErrorStateProps) {
  return (
    <div role="alert" className={styles.state}>
      <p className={styles.text}>{children ?? <Trans>We couldn't load this.</Trans>}</p>
      {onRetry && (
        <Button onClick={onRetry} pending={isRetrying} icon={<RefreshCwIcon size={18} />}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  );
}
