import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import { SpinnerPlace } from '#design/spinner/spinner.tsx';
import { ErrorState } from '#design/states/error-state.tsx';
import { call } from '#platform/resource/client.ts';
import { useLoaded } from '#platform/resource/use-loaded.ts';
import { ReportDone, ReportForm, useReportTitle } from './report-form.tsx';
import type { ReportDialogProps } from './report-host.tsx';
import type { ReportInput } from './report-prompt.ts';
import { LegalWay } from './use-legal-report.tsx';

/** It has a chunk of its own; pages use ReportHost. */
export function ReportDialog({ isOpen, onClose, input }: ReportDialogProps) {
  const title = useReportTitle();
  // Keeps its content while it closes.
  const [shown, setShown] = useState(input);
  if (input && input !== shown) setShown(input);
  if (!shown) return null;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title(shown.kind)} size="medium">
      <Report key={`${shown.kind} ${shown.id}`} about={shown} onClose={onClose} />
    </Dialog>
  );
}

function Report({ about, onClose }: { about: ReportInput; onClose: () => void }) {
  const { kind } = about;
  const { t } = useLingui();
  const [isDone, setDone] = useState(false);
  const load = useCallback(
    async () => (await call('ReportOptionsResource.get', { kind })).data.reasons,
    [kind],
  );
  const [reasons, retry] = useLoaded(load);
  if (isDone) {
    return (
      <>
        <ReportDone />
        <Button autoFocus onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </>
    );
  }
  if (reasons.state === 'loading') return <SpinnerPlace label={t`Loading`} minHeight={320} />;
  if (reasons.state === 'error') return <ErrorState onRetry={retry} />;
  return (
    <>
      <ReportForm about={about} reasons={reasons.data} onDone={() => setDone(true)} />
      <LegalWay about={kind === 'pin' ? `/pin/${about.id}/` : location.pathname} onLeave={onClose} />
    </>
  );
}
