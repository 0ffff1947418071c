import { Trans } from '@lingui/react/macro';
import type { Route } from './+types/pca-history.ts';
import { ConversionsPage } from './conversions-page.tsx';
import { FileHistory, loadFiles } from './file-history.tsx';
import { loadSetup } from './load-setup.ts';

export { meta } from './conversions-page.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { setup, call } = await loadSetup({ context, url });
  return { setup, ...(await loadFiles(call, setup, { source: 'partner', url })) };
}

export default function PartnerHistoryPage({ loaderData: { setup, files, shown } }: Route.ComponentProps) {
  return (
    <ConversionsPage
      setup={setup}
      here="pca_history"
      lead={<Trans>Files from measurement partners, and what became of their rows.</Trans>}
    >
      {({ id }) => <FileHistory accountId={id} source="partner" {...{ setup, files, shown }} />}
    </ConversionsPage>
  );
}
