import { Trans } from '@lingui/react/macro';
import type { Route } from './+types/upload.ts';
import { ConversionsPage } from './conversions-page.tsx';
import { FileUpload, loadLatestFile } from './file-upload.tsx';
import { loadSetup } from './load-setup.ts';

export { meta } from './conversions-page.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { setup, call } = await loadSetup({ context, url });
  return { setup, latest: await loadLatestFile(call, setup, 'file') };
}

export default function UploadPage({ loaderData: { setup, latest } }: Route.ComponentProps) {
  return (
    <ConversionsPage
      setup={setup}
      here="upload"
      lead={<Trans>Add what people bought or did in your shop or by phone, from a CSV file.</Trans>}
    >
      {({ id }) => <FileUpload key={id} source="file" {...{ setup, latest }} accountId={id} />}
    </ConversionsPage>
  );
}
