import { useSyncExternalStore } from 'react';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import { type ReportInput, reportPrompt } from './report-prompt.ts';

export type ReportDialogProps = { isOpen: boolean; onClose: () => void; input: ReportInput | null };

export const ReportDialog = onDemand(() => import('./report-dialog.tsx'), 'ReportDialog');

/** Rendered once per page for signed-in viewers. */
export function ReportHost() {
  const input = useSyncExternalStore(reportPrompt.subscribe, reportPrompt.current, () => null);
  return <ReportDialog isOpen={input !== null} onClose={reportPrompt.close} input={input} />;
}
