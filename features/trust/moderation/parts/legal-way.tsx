import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import styles from './report-form.module.css';
import { takedownsPath } from './report-path.ts';

/** Below a report: the way to a legal report, whatever country the reader is in. */
export function LegalWay({ about, onLeave }: { about: string; onLeave?: () => void }) {
  return (
    <p className={styles.legal}>
      <Trans>
        Does it break a law, or a right of yours?{' '}
        <Link to={takedownsPath(about)} onClick={onLeave}>
          Make a legal request
        </Link>
      </Trans>
    </p>
  );
}
