import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { filteredPath } from '../filtered-path.ts';
import type { Sought } from '../search-filters.ts';
import styles from './correction.module.css';

type CorrectionProps = { sought: Sought; correction: string | null };

/** Above what a corrected query found, with a way to what was typed. */
export function Correction({ sought, correction }: CorrectionProps) {
  if (!correction) return null;
  const { query, scope } = sought;
  const type = scope === 'my_pins' ? ('own_pins' as const) : ('default' as const);
  const corrected = filteredPath({ type, ...sought, query: correction });
  const typed = filteredPath({ type, ...sought, isExact: true });
  return (
    <p className={styles.correction}>
      <span>
        <Trans>
          Showing results for <Link to={corrected}>{correction}</Link>
        </Trans>
      </span>
      <span className={styles.typed}>
        <Trans>
          Search only for <Link to={typed}>{query}</Link>
        </Trans>
      </span>
    </p>
  );
}
