import { Trans, useLingui } from '@lingui/react/macro';
import { Tabs } from '#design/tabs/tabs.tsx';
import type { Route } from './+types/pca-upload.ts';
import { ConversionsPage } from './conversions-page.tsx';
import { conversionsPath, readParams } from './conversions-query.ts';
import { FileFormat } from './file-format.tsx';
import { FileUpload, loadLatestFile } from './file-upload.tsx';
import { loadSetup } from './load-setup.ts';

export { meta } from './conversions-page.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { setup, call } = await loadSetup({ context, url });
  const read = readParams(url, { subPage: ['file', 'format'] });
  return { setup, latest: await loadLatestFile(call, setup, 'partner'), ...read };
}

export default function PartnerUploadPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { setup, latest, params, refused } = loaderData;
  const subPage = params.subPage ?? 'file';
  const tabs = [
    { name: 'file', label: t`File` },
    { name: 'format', label: t`Columns` },
  ].map(({ name, label }) => ({
    to: conversionsPath('pca_upload', { ...setup.params, subPage: name }),
    ...{ label, current: name === subPage },
  }));
  return (
    <ConversionsPage
      {...{ setup, refused }}
      here="pca_upload"
      lead={<Trans>Add conversions that a measurement partner has counted for you, from a CSV file.</Trans>}
    >
      {({ id }) => (
        <>
          <Tabs label={t`Conversions of partners`} tabs={tabs} />
          {subPage === 'file' && (
            <FileUpload key={id} source="partner" {...{ setup, latest }} accountId={id} />
          )}
          {subPage === 'format' && <FileFormat />}
        </>
      )}
    </ConversionsPage>
  );
}
