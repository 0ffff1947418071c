import { Trans, useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { Tabs } from '#design/tabs/tabs.tsx';
import { BULK_LEVELS, BULK_SECTIONS } from '#features/ads/bulk-edits/bulk-edit.ts';
import { IdLibrary } from '#features/ads/bulk-edits/list-entities/id-library.tsx';
import { TemplateForm } from '#features/ads/bulk-edits/list-entities/template-form.tsx';
import { BulkHistory } from '#features/ads/bulk-edits/list-jobs/bulk-history.tsx';
import { FormatReference } from '#features/ads/bulk-edits/parts/format-reference.tsx';
import { UploadForm } from '#features/ads/bulk-edits/upload-rows/upload-form.tsx';
import { parseId } from '#platform/ids/ids.ts';
import type { Call } from '#platform/resource/call.ts';
import { BackLink } from '../navigation/back-link.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { useActor } from '../shell/use-shell.ts';
import type { Route } from './+types/bulk-editor.ts';
import styles from './ads-page.module.css';
import { NoBusiness } from './no-business.tsx';
import { requireAdvertiser } from './require-advertiser.ts';

const PAGES = [
  '',
  'download_template',
  'upload_template',
  'history',
  'bulk_id_library',
  'resources',
] as const;
type BulkPage = (typeof PAGES)[number];

const pathOf = (page: BulkPage) => `/advertiser/bulk_editor/${page && `${page}/`}`;

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const here = PAGES.find((one) => one === (params.page ?? ''));
  if (here === undefined) throw data(null, 404);
  const { page, accounts } = await requireAdvertiser(context, url);
  const account = accounts?.find(({ is_closed }) => !is_closed) ?? accounts?.[0];
  const isBusiness = accounts !== null;
  if (!account) return { here, isBusiness, wanted: '', account: null, history: null, library: null };
  const nothing = { history: null, library: null };
  const shown = { here, isBusiness, wanted: url.searchParams.get('ids') ?? '', account: { id: account.id } };
  if (here === 'history')
    return { ...shown, ...nothing, history: await readHistory(page.call, url, account.id) };
  if (here !== 'bulk_id_library') return { ...shown, ...nothing };
  return { ...shown, ...nothing, library: await readLibrary(page.call, url, account.id) };
}

async function readLibrary(call: Call, { searchParams }: URL, ad_account_id: string) {
  const level = BULK_LEVELS.find((one) => one === searchParams.get('level')) ?? 'CAMPAIGN';
  const options = { ad_account_id, level, name: searchParams.get('name')?.slice(0, 255) || null };
  const { data: items, bookmark } = await call('AdBulkIdsResource.get', options);
  return { options, first: { items, bookmark } };
}

async function readHistory(call: Call, { searchParams }: URL, ad_account_id: string) {
  const section = BULK_SECTIONS.find((one) => one === searchParams.get('section')) ?? 'all';
  const started = parseId(searchParams.get('job_started'));
  const options = { ad_account_id, section };
  const [{ data: items, bookmark }, job] = await Promise.all([
    call('AdBulkJobsResource.get', options),
    started ? call('AdBulkJobResource.get', { job_id: started }) : null,
  ]);
  return { options, first: { items, bookmark }, started: job?.data ?? null };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function BulkEditorPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { here, isBusiness, account, wanted, history, library } = loaderData;
  const titles = useTitles();
  const mayManage = useActor()?.mayAdvertise ?? false;
  return (
    <main id="main" className={styles.page}>
      <PageTitle about={here ? t`Bulk editor` : undefined}>{titles[here]}</PageTitle>
      <BackLink fallback="/advertiser/" />
      <h1>{titles[here]}</h1>
      <Tabs
        label={t`Bulk editor`}
        tabs={PAGES.map((page) => ({
          to: pathOf(page),
          label: page ? titles[page] : t`Overview`,
          current: page === here,
        }))}
      />
      {!isBusiness && <NoBusiness />}
      {isBusiness && !account && here !== 'resources' && (
        <EmptyState title={t`No ad account yet`} text={t`It's opened with your first ad.`} />
      )}
      {here === 'resources' && isBusiness && <FormatReference />}
      {account && here === '' && <Overview />}
      {account && here === 'download_template' && (
        <TemplateForm key={wanted} accountId={account.id} wanted={wanted} />
      )}
      {account && here === 'upload_template' && <UploadForm accountId={account.id} mayManage={mayManage} />}
      {library && <IdLibrary key={JSON.stringify(library.options)} {...library} />}
      {history && (
        <BulkHistory
          key={JSON.stringify([history.options, history.started?.id])}
          {...history}
          mayManage={mayManage}
        />
      )}
    </main>
  );
}

function useTitles(): Record<BulkPage, string> {
  const { t } = useLingui();
  return {
    '': t`Bulk editor`,
    download_template: t`Download template`,
    upload_template: t`Upload file`,
    history: t`Uploads`,
    bulk_id_library: t`ID library`,
    resources: t`Format`,
  };
}

function Overview() {
  const { t } = useLingui();
  const titles = useTitles();
  const steps = [
    {
      page: 'download_template' as const,
      text: t`Get a file with your campaigns, ad groups and ads as they are now.`,
    },
    {
      page: 'upload_template' as const,
      text: t`Change cells in a spreadsheet and upload the file. Each row is checked; nothing changes yet.`,
    },
    { page: 'history' as const, text: t`Apply the valid rows, watch the progress, and download the result.` },
  ];
  return (
    <>
      <p className={styles.lead}>
        <Trans>Change up to 1,000 campaigns, ad groups and ads with one file.</Trans>
      </p>
      <ol className={styles.list}>
        {steps.map(({ page, text }) => (
          <li key={page} className={styles.words}>
            <p>{text}</p>
            <LinkButton to={pathOf(page)} size="small">
              {titles[page]}
            </LinkButton>
          </li>
        ))}
      </ol>
    </>
  );
}
