import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRevalidator } from 'react-router';
import { ShowMore } from '#app/moderation/show-more.tsx';
import { LinkButton } from '#design/button/link-button.tsx';

import { EmptyState } from '#design/states/empty-state.tsx';
import { DataTable } from '#features/conversions/conversion-events/parts/data-table.tsx';
import { useConversionTexts } from '#features/conversions/conversion-events/parts/use-conversion-texts.ts';
import { useLiveEvents } from '#features/conversions/conversion-events/parts/use-live-events.ts';
import type { FileSource } from '#features/conversions/conversion-files/conversion-file.ts';
import { useFileTexts } from '#features/conversions/conversion-files/parts/use-file-texts.ts';
import type { Call, DataOf } from '#platform/resource/call.ts';
import { usePages } from '#platform/resource/use-pages.ts';
import { conversionsPath } from './conversions-query.ts';
import { FileResult } from './file-result.tsx';
import type { Setup } from './load-setup.ts';

export type ShownFile = DataOf<'ConversionFileResource.get'>;

interface Files {
  files: { items: DataOf<'ConversionFilesResource.get'>; bookmark: string | null };
  /** The one that the address names. */
  shown: ShownFile | null;
}

/** @throws 404 for a file that is not there, or of another account */
export async function loadFiles(
  call: Call,
  { account }: Setup,
  { source, url }: { source: FileSource; url: URL },
): Promise<Files> {
  if (!account) return { files: { items: [], bookmark: null }, shown: null };
  const id = url.searchParams.get('file');
  const of = { ad_account_id: account.id };
  const [listed, shown] = await Promise.all([
    call('ConversionFilesResource.get', { ...of, source }),
    id ? call('ConversionFileResource.get', { ...of, file_id: id }) : null,
  ]);
  return { files: { items: listed.data, bookmark: listed.bookmark }, shown: shown?.data ?? null };
}

type FileHistoryProps = Files & { setup: Setup; accountId: string; source: FileSource };

/** The files that were sent, latest first; what is being worked off moves by itself. */
export function FileHistory({ setup, accountId, source, files, shown }: FileHistoryProps) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  useLiveEvents(revalidate);
  const isOwn = source === 'file';
  const upload = conversionsPath(isOwn ? 'upload' : 'pca_upload', setup.params);
  if (files.items.length === 0)
    return (
      <EmptyState
        title={t`No files yet`}
        text={t`Send a CSV file with the conversions you've counted elsewhere.`}
        action={
          <LinkButton to={upload} variant="primary">
            <Trans>Upload a file</Trans>
          </LinkButton>
        }
      />
    );
  return (
    <>
      {shown && <FileResult key={shown.file.id} {...{ accountId, shown }} mayChange={setup.mayChange} />}
      <FileList {...{ setup, accountId, source, files }} />
      <div>
        <LinkButton to={upload} size="small">
          <Trans>Upload a file</Trans>
        </LinkButton>
      </div>
    </>
  );
}

type FileListProps = Pick<FileHistoryProps, 'setup' | 'accountId' | 'source' | 'files'>;

function FileList({ setup, accountId, source, files }: FileListProps) {
  const { t } = useLingui();
  const { timeText, numberText } = useConversionTexts();
  const { statuses } = useFileTexts();
  const pages = usePages({
    resource: 'ConversionFilesResource.get',
    options: { ad_account_id: accountId, source },
    first: files,
    item: (file) => file,
    keyOf: ({ id }) => id,
  });
  const page = source === 'file' ? 'history' : 'pca_history';
  const rows = pages.items.map((file) => ({
    key: file.id,
    cells: [
      <Link key="name" to={conversionsPath(page, { ...setup.params, file: file.id })}>
        {file.name}
      </Link>,
      timeText(file.created_at),
      statuses[file.status],
      ...[file.row_count, file.added_rows, file.repeated_rows, file.wrong_rows].map(numberText),
      ...(source === 'partner' ? [file.partner] : []),
    ],
  }));
  const heads = [t`File`, t`Sent`, t`State`, t`Rows`, t`Added`, t`Already there`, t`Wrong`];
  return (
    <>
      <DataTable
        caption={t`Files you've sent`}
        heads={source === 'partner' ? [...heads, t`Partner`] : heads}
        rows={rows}
        numbers={[3, 4, 5, 6]}
      />
      <ShowMore status={pages.status} onMore={pages.loadMore} />
    </>
  );
}
