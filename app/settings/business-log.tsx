import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '#design/states/empty-state.tsx';
import { ActionLine, type LoggedAction } from '#features/business/access/list-actions/action-line.tsx';
import { Age } from '#features/library/boards/parts/age.tsx';
import { usePages } from '#platform/resource/use-pages.ts';
import { ShowMore } from '../moderation/show-more.tsx';
import styles from './business-log.module.css';

export interface LoggedActions {
  items: LoggedAction[];
  bookmark: string | null;
}

type BusinessLogProps = { log: LoggedActions; now: number; subjectId: string | null };

export function BusinessLog({ log, now, subjectId }: BusinessLogProps) {
  const { t } = useLingui();
  const { items, status, loadMore } = usePages({
    resource: 'BusinessActionsResource.get',
    options: { orbac_subject_id: subjectId },
    first: log,
    item: (one) => one,
    keyOf: (one) => one.id,
  });
  if (items.length === 0) return <EmptyState title={t`Nothing has happened yet`} />;
  return (
    <>
      <ol className={styles.list} aria-label={t`Log`}>
        {items.map((one) => (
          <li key={one.id} className={styles.line}>
            <ActionLine logged={one} />
            <span className={styles.quiet}>
              <Age ms={Math.max(0, now - Date.parse(one.created_at))} />
            </span>
          </li>
        ))}
      </ol>
      <ShowMore status={status} onMore={loadMore} />
    </>
  );
}
