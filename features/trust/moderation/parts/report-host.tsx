import { useSyncExternalStore } from 'react';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import { type ReportWish, reportPrompt } from './report-prompt.ts';

export type ReportDialogProps = { isOpen: boolean; onClose: () => void; wish: ReportWish | null };

/** Asks what is wrong with something. */
export const ReportDialog = onDemand<ReportDialogProps>(
  async () => (await import('./report-dialog.tsx')).ReportDialog,
);

/** Shows the dialog wherever `reportPrompt.open` asks for it; stands once in the page of whoever is logged in. */
export function ReportHost() {
  const wish = useSyncExternalStore(reportPrompt.subscribe, reportPrompt.current, () => null);
  return <ReportDialog isOpen={wish !== null} onClose={reportPrompt.close} wish={wish} />;
}
