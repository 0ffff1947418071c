import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { Tabs } from '#design/tabs/tabs.tsx';
import { usePages } from '#platform/resource/use-pages.ts';
import { BULK_DAYS, BULK_SECTIONS, type BulkSection } from '../bulk-edit.ts';
import styles from '../parts/bulk.module.css';
import { BulkJob, type Job, JobSummary, type StartedJob } from '../parts/bulk-job.tsx';

export interface BulkHistoryProps {
  options: { ad_account_id: string; section: BulkSection };
  first: { items: Job[]; bookmark: string | null };
  /** The one that the address names. */
  started: StartedJob | null;
  mayManage: boolean;
}

const pathOf = (section: string, id?: string) =>
  `/advertiser/bulk_editor/history/?section=${section}${id ? `&job_started=${id}` : ''}`;

export function BulkHistory({ options, first, started, mayManage }: BulkHistoryProps) {
  const { t } = useLingui();
  const { items, status, loadMore } = usePages({
    ...{ resource: 'AdBulkJobsResource.get', options, first },
    item: (one) => one,
    keyOf: ({ id }) => id,
  });
  // It is shown above, and changes.
  const listed = items.filter(({ id }) => id !== started?.id);
  const names: Record<BulkSection, string> = {
    all: t`All`,
    checked: t`To apply`,
    running: t`Running`,
    finished: t`Finished`,
  };
  return (
    <>
      {started && <BulkJob key={started.id} first={started} mayManage={mayManage} />}
      <Tabs
        label={t`Uploads`}
        tabs={BULK_SECTIONS.map((one) => ({
          ...{ to: pathOf(one), label: names[one], current: one === options.section },
        }))}
      />
      <p className={styles.lead}>
        <Trans>Uploads are deleted after {BULK_DAYS} days.</Trans>
      </p>
      {listed.length === 0 && !started && <EmptyState title={t`No uploads`} />}
      <Jobs jobs={listed} section={options.section} />
      {status !== 'end' && (
        <Button onClick={loadMore} pending={status === 'loading'}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  );
}

function Jobs({ jobs, section }: { jobs: readonly Job[]; section: BulkSection }) {
  const { t } = useLingui();
  const openText = (name: string) => t`Open ${name}`;
  return (
    <ul className={styles.list} aria-label={t`Uploads`}>
      {jobs.map((job) => (
        <li key={job.id} className={styles.line}>
          <JobSummary job={job} />
          <LinkButton to={pathOf(section, job.id)} size="small" aria-label={openText(job.file_name)}>
            <Trans>Open</Trans>
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
