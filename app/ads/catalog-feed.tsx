import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { DeleteDialog } from '#design/dialog/delete-dialog.tsx';
import { FieldError } from '#design/field/field-error.tsx';
import { FileButton } from '#design/file-button/file-button.tsx';
import { ProgressBar } from '#design/progress-bar/progress-bar.tsx';
import { sellPath } from '#features/ads/campaigns/tree-path.ts';
import { OPEN_RUNS } from '#features/ads/catalogs/catalog.ts';
import { DataTable } from '#features/conversions/conversion-events/parts/data-table.tsx';
import { call } from '#platform/resource/client.ts';
import { usePages } from '#platform/resource/use-pages.ts';
import { useAction } from '../conversions/use-action.ts';
import { ShowMore } from '../moderation/show-more.tsx';
import styles from './ads-page.module.css';
import { catalogPath } from './catalog-path.ts';
import type { Feed, Shown } from './data-source.tsx';
import { FeedRuns } from './feed-runs.tsx';
import { useCatalogTexts } from './use-catalog-texts.ts';

type FeedDetailsProps = Shown & { feed: Feed };
type Run = NonNullable<Shown['run']>;

const POLL_MS = 2000;

export function FeedDetails({ account, feed, mayManage, mayAdvertise, ...shown }: FeedDetailsProps) {
  const { t } = useLingui();
  const { run, runs, problems } = shown;
  useFollowing(feed);
  return (
    <>
      <section className={styles.section} aria-labelledby="source">
        <div className={styles.head}>
          <h2 id="source">{feed.name}</h2>
          <Link to={catalogPath({})}>{t`All data sources`}</Link>
        </div>
        <FeedFacts feed={feed} />
        {mayManage && <FeedActions feed={feed} />}
        {mayAdvertise && feed.products.live > 0 && (
          <LinkButton to={sellPath(account.id, { catalogsFeedId: feed.id })} size="small" variant="ghost">
            <Trans>Create campaign</Trans>
          </LinkButton>
        )}
      </section>
      {run && <RunReport run={run} problems={problems} mayManage={mayManage} />}
      {runs && runs.items.length > 0 && <FeedRuns feed={feed} first={runs} shown={run} />}
    </>
  );
}

/** While something is going on, the page shows how far it is. */
function useFollowing({ last_run, products }: Feed): void {
  const { revalidate } = useRevalidator();
  const isOpen = last_run !== null && OPEN_RUNS.includes(last_run.status) && last_run.status !== 'UNDECIDED';
  const isMoving = isOpen || products.waiting > 0;
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => void revalidate(), POLL_MS);
    return () => clearInterval(timer);
  }, [isMoving, revalidate]);
}

function FeedFacts({ feed }: { feed: Feed }) {
  const { t } = useLingui();
  const { timeText } = useCatalogTexts();
  const { format, location, next_fetch_at, products } = feed;
  const { live, waiting, failed } = products;
  const done = live + failed;
  const time = next_fetch_at && timeText(next_fetch_at);
  return (
    <>
      <p className={styles.lead}>
        {format} · {location ?? <Trans>Uploaded</Trans>}
        {time && (
          <>
            {' · '}
            <Trans>Fetched next: {time}</Trans>
          </>
        )}
      </p>
      <p>
        <Link to={catalogPath({ view: 'products', feed: feed.id })}>
          <Plural value={live} one="# product with a Pin" other="# products with Pins" />
        </Link>
        {failed > 0 && (
          <>
            {' · '}
            <Plural value={failed} one="# without a picture" other="# without pictures" />
          </>
        )}
      </p>
      {waiting > 0 && <ProgressBar label={t`Pins are being made`} value={done / (done + waiting)} />}
    </>
  );
}

function useFeedActions({ id, status }: Feed) {
  const { revalidate } = useRevalidator();
  const { problem, isPending, run } = useAction();
  const start = async () => {
    const { data } = await call('CatalogRunResource.create', { feed_id: id });
    await revalidate();
    return data.upload_url;
  };
  const upload = (file: File | undefined) =>
    file &&
    run(async () => {
      const url = await start();
      const form = new FormData();
      form.append('file', file);
      const answer = await fetch(url ?? '', { method: 'POST', body: form });
      if (!answer.ok) throw new Error('the file was not taken');
      await revalidate();
    });
  const isPaused = status === 'INACTIVE';
  const pause = () =>
    run(async () => {
      await call('CatalogFeedResource.update', { id, status: isPaused ? 'ACTIVE' : 'INACTIVE' });
      await revalidate();
    });
  return { problem, isPending, isPaused, upload, pause, fetchNow: () => run(start) };
}

function FeedActions({ feed }: { feed: Feed }) {
  const { t } = useLingui();
  const { problem, isPending, isPaused, upload, pause, fetchNow } = useFeedActions(feed);
  const { location } = feed;
  return (
    <Actions problem={problem}>
      {location ? (
        <>
          <Button size="small" variant="primary" onClick={fetchNow} pending={isPending}>
            <Trans>Fetch now</Trans>
          </Button>
          <Button size="small" onClick={pause}>
            {isPaused ? <Trans>Resume</Trans> : <Trans>Pause</Trans>}
          </Button>
        </>
      ) : (
        <FileButton
          accept=".csv,.tsv,.txt,.xml,text/csv,text/tab-separated-values,application/xml"
          onFiles={([file]) => void upload(file)}
          isBusy={isPending}
        >
          {isPending ? t`Uploading…` : t`Upload a file`}
        </FileButton>
      )}
      <RemoveFeed feed={feed} />
    </Actions>
  );
}

function RemoveFeed({ feed: { id, name } }: { feed: Feed }) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="ghost" onClick={() => setOpen(true)}>
        <Trans>Delete</Trans>
      </Button>
      <DeleteDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={<Trans>Delete {name}?</Trans>}
        onDelete={() => call('CatalogFeedResource.delete', { id })}
        onDeleted={() => void navigate(catalogPath({}))}
      >
        <Trans>Its products and their Pins will be deleted, too.</Trans>
      </DeleteDialog>
    </>
  );
}

type RunReportProps = { run: Run; problems: Shown['problems']; mayManage: boolean };

function RunReport({ run, problems, mayManage }: RunReportProps) {
  const { t } = useLingui();
  const { statuses, triggers, failures, timeText, countText } = useCatalogTexts();
  const isOpen = OPEN_RUNS.includes(run.status);
  const [time, read] = [timeText(run.created_at), countText(run.rows_read)];
  const facts: [string, number][] = [
    [t`Rows read`, run.rows_read],
    [t`Rows refused`, run.rows_wrong],
    [t`New products`, run.products_new],
    [t`Changed products`, run.products_changed],
    [t`Removed products`, run.products_gone],
  ];
  return (
    <section className={styles.section} aria-labelledby="report">
      <h2 id="report">
        <Trans>Report of {time}</Trans>
      </h2>
      <p role="status">
        {triggers[run.trigger]}: {statuses[run.status]}. {run.failure && failures[run.failure]}
      </p>
      {run.status === 'READING' && <ProgressBar label={t`Rows read: ${read}`} />}
      {run.status === 'APPLYING' && (
        <ProgressBar label={t`Rows applied`} value={run.rows_applied / Math.max(1, run.rows_right)} />
      )}
      <dl className={styles.facts}>
        {facts.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{countText(count)}</dd>
          </div>
        ))}
      </dl>
      {isOpen && mayManage && <Decision run={run} />}
      {problems && problems.items.length > 0 && <Problems key={run.id} runId={run.id} first={problems} />}
    </section>
  );
}

function Decision({ run: { id, status, rows_right } }: { run: Run }) {
  const { revalidate } = useRevalidator();
  const { problem, isPending, run } = useAction();
  const decide = (decision: 'APPLY' | 'STOP') =>
    run(async () => {
      await call('CatalogRunResource.update', { id, decision });
      await revalidate();
    });
  const stop = status === 'UNDECIDED' ? <Trans>Discard the file</Trans> : <Trans>Stop</Trans>;
  return (
    <Actions problem={problem}>
      {status === 'UNDECIDED' && (
        <Button size="small" variant="primary" onClick={() => decide('APPLY')} pending={isPending}>
          <Plural
            value={rows_right}
            one="Apply the # row that is right"
            other="Apply the # rows that are right"
          />
        </Button>
      )}
      <Button size="small" onClick={() => decide('STOP')} disabled={isPending}>
        {stop}
      </Button>
    </Actions>
  );
}

function Actions({ problem, children }: { problem: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.actions}>
      {children}
      {problem && (
        <FieldError id="problem" isAnnounced>
          {problem}
        </FieldError>
      )}
    </div>
  );
}

function Problems({ runId, first }: { runId: string; first: NonNullable<Shown['problems']> }) {
  const { t } = useLingui();
  const { problemText, countText } = useCatalogTexts();
  const { items, status, loadMore } = usePages({
    ...{ resource: 'CatalogProblemsResource.get', options: { run_id: runId }, first },
    item: (one) => one,
    keyOf: ({ id }) => id,
  });
  const rows = items.map(({ id, line, column, reason, value }) => ({
    key: id,
    cells: [countText(line), column || '—', problemText(reason), value],
  }));
  return (
    <>
      <DataTable caption={t`Rows refused`} heads={[t`Line`, t`Column`, t`Reason`, t`Value`]} rows={rows} />
      <ShowMore status={status} onMore={loadMore} />
    </>
  );
}
