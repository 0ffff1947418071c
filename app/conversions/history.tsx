import { Trans } from '@lingui/react/macro';
import type { Route } from './+types/history.ts';
import { ConversionsPage } from './conversions-page.tsx';
import { FileHistory, loadFiles } from './file-history.tsx';
import { loadSetup } from './load-setup.ts';

export { meta } from './conversions-page.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { setup, call } = await loadSetup({ context, url });
  return { setup, ...(await loadFiles(call, setup, { source: 'file', url })) };
}

export default function HistoryPage({ loaderData: { setup, files, shown } }: Route.ComponentProps) {
  return (
    <ConversionsPage
      setup={setup}
      here="history"
      lead={<Trans>Files of conversions that you've sent, and what became of their rows.</Trans>}
    >
      {({ id }) => <FileHistory accountId={id} source="file" {...{ setup, files, shown }} />}
    </ConversionsPage>
  );
}
