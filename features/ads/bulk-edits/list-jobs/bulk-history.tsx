import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { ProgressBar } from '#design/progress-bar/progress-bar.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { Tabs } from '#design/tabs/tabs.tsx';
import { toast } from '#design/toast/toast.ts';
import { downloadCsv } from '#features/measure/analytics/parts/csv.ts';
import type { DataOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';
import { usePages } from '#platform/resource/use-pages.ts';
import { BULK_DAYS, BULK_SECTIONS, type BulkSection, type BulkState, COLUMN_NAMES } from '../bulk-edit.ts';
import styles from '../parts/bulk.module.css';
import { readSheet } from '../sheet.ts';

type Job = DataOf<'AdBulkJobsResource.get'>[number];
type StartedJob = DataOf<'AdBulkJobResource.get'>;

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
      {started && <Started key={started.id} first={started} mayManage={mayManage} />}
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

function JobSummary({ job }: { job: Job }) {
  const { t, i18n } = useLingui();
  const states: Record<BulkState, string> = {
    CHECKED: t`Checked`,
    RUNNING: t`Running`,
    DONE: t`Done`,
    STOPPED: t`Stopped`,
  };
  const { file_name: name, row_count: rows, valid_count: valid, applied_count: applied } = job;
  const refused = job.refused_count;
  const at = i18n.date(new Date(job.created_at), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return (
    <div className={styles.words}>
      <strong>{name}</strong>
      <span className={styles.lead}>
        {states[job.state]} · {at}
      </span>
      <span className={styles.lead}>
        <Trans>
          Rows: {rows} · valid: {valid} · applied: {applied} · refused: {refused}
        </Trans>
      </span>
    </div>
  );
}

const WATCH_MS = 1500;

/** The latest of a job, also while it runs. */
function useJob(first: StartedJob) {
  const failureText = useFailureText();
  const [job, setJob] = useState(first);
  const [isPending, setPending] = useState(false);
  const { id, state } = job;
  useEffect(() => {
    if (state !== 'RUNNING') return;
    const look = async () => {
      const found = await call('AdBulkJobResource.get', { job_id: id }).catch(() => null);
      if (found) setJob(found.data);
    };
    const timer = setInterval(look, WATCH_MS);
    return () => clearInterval(timer);
  }, [id, state]);
  const steer = async (action: 'APPLY' | 'STOP') => {
    setPending(true);
    try {
      await call('AdBulkJobResource.update', { job_id: id, action });
      setJob((await call('AdBulkJobResource.get', { job_id: id })).data);
    } catch (error) {
      toast.show({ kind: 'error', text: failureText(error) });
    }
    setPending(false);
  };
  return { job, isPending, steer };
}

function Started({ first, mayManage }: { first: StartedJob; mayManage: boolean }) {
  const { t } = useLingui();
  const { job, isPending, steer } = useJob(first);
  const { state, valid_count: valid, applied_count: applied, refused_count: refused } = job;
  const left = valid - applied - refused;
  return (
    <section className={styles.job} aria-label={job.file_name}>
      <JobSummary job={job} />
      {state === 'RUNNING' && (
        <ProgressBar label={t`Progress`} value={(applied + refused) / Math.max(1, valid)} />
      )}
      <p className={styles.actions}>
        {mayManage && state === 'CHECKED' && valid > 0 && (
          <Button variant="primary" pending={isPending} onClick={() => steer('APPLY')}>
            <Plural value={valid} one="Apply # row" other="Apply # rows" />
          </Button>
        )}
        {mayManage && state === 'STOPPED' && left > 0 && (
          <Button variant="primary" pending={isPending} onClick={() => steer('APPLY')}>
            <Trans>Continue</Trans>
          </Button>
        )}
        {mayManage && state === 'RUNNING' && (
          <Button pending={isPending} onClick={() => steer('STOP')}>
            <Trans>Stop</Trans>
          </Button>
        )}
        <FileButtons id={job.id} />
      </p>
      {job.problems.length > 0 && <Problems problems={job.problems} />}
    </section>
  );
}

function FileButtons({ id }: { id: string }) {
  const failureText = useFailureText();
  const download = async (which: 'original' | 'result') => {
    try {
      const { file_name, original, result } = (await call('AdBulkFileResource.get', { job_id: id })).data;
      const rows = result.map(({ cells, state, column, reason }) => [
        ...COLUMN_NAMES.map((name) => cells[name] ?? ''),
        ...[state, column, reason],
      ]);
      const sheet = [[...COLUMN_NAMES, 'result', 'problem_column', 'problem'], ...rows];
      const name = file_name.replace(/\.\w+$/, '');
      downloadCsv(
        `${name}-${which}`,
        which === 'original' ? readSheet(original).map(({ cells }) => cells) : sheet,
      );
    } catch (error) {
      toast.show({ kind: 'error', text: failureText(error) });
    }
  };
  return (
    <>
      <Button size="small" onClick={() => download('original')}>
        <Trans>Original file</Trans>
      </Button>
      <Button size="small" onClick={() => download('result')}>
        <Trans>Result file</Trans>
      </Button>
    </>
  );
}

function Problems({ problems }: Pick<StartedJob, 'problems'>) {
  const { t } = useLingui();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={styles.scroller} tabIndex={0} aria-label={t`Rows that aren't applied`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t`Line`}</th>
            <th scope="col">{t`Column`}</th>
            <th scope="col">{t`Reason`}</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ line, column, reason }) => (
            <tr key={line}>
              <th scope="row">{line}</th>
              <td>{column}</td>
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
