import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { DataTable } from '#features/conversions/conversion-events/parts/data-table.tsx';
import styles from './ads-page.module.css';
import { catalogPath } from './catalog-path.ts';
import type { Feed, Shown } from './data-source.tsx';
import { useCatalogTexts } from './use-catalog-texts.ts';

interface FeedRunsProps {
  feed: Feed;
  first: NonNullable<Shown['runs']>;
  shown: Shown['run'];
}

export function FeedRuns({ feed, first, shown }: FeedRunsProps) {
  const { t } = useLingui();
  const { statuses, triggers, timeText, countText } = useCatalogTexts();
  const rows = first.items.map((run) => ({
    key: run.id,
    cells: [
      <Link
        key="run"
        to={catalogPath({ feed: feed.id, run: run.id })}
        aria-current={run.id === shown?.id ? 'true' : undefined}
      >
        {timeText(run.created_at)}
      </Link>,
      triggers[run.trigger],
      statuses[run.status],
      countText(run.rows_right),
      countText(run.rows_wrong),
    ],
  }));
  return (
    <section className={styles.section} aria-labelledby="runs">
      <h2 id="runs">
        <Trans>Runs</Trans>
      </h2>
      <DataTable
        caption={t`Runs`}
        heads={[t`Time`, t`How`, t`Status`, t`Rows used`, t`Rows refused`]}
        numbers={[3, 4]}
        rows={rows}
      />
    </section>
  );
}
