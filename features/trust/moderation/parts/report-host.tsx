import { useSyncExternalStore } from 'react';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import { type ReportWish, reportPrompt } from './report-prompt.ts';

export type ReportDialogProps = { isOpen: boolean; onClose: () => void; input: ReportWish | null };

/** Asks what is wrong with something. */
export const ReportDialog = onDemand<ReportDialogProps>(
  async () => (await import('./report-dialog.tsx')).ReportDialog,
);

/** Shows the dialog wherever `reportPrompt.open` asks for it; stands once in the page of whoever is logged in. */
export function ReportHost() {
  const input = useSyncExternalStore(reportPrompt.subscribe, reportPrompt.current, () => null);
  return <ReportDialog isOpen={input !== null} onClose={reportPrompt.close} input={input} />;
}
