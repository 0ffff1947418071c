import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { ProgressBar } from '#design/progress-bar/progress-bar.tsx';
import { toast } from '#design/toast/toast.ts';
import type { DataOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';
import styles from '../parts/report.module.css';
import { useCustomReportTexts } from '../parts/use-custom-report-texts.ts';

type Run = DataOf<'AdReportRunResource.get'>;

export const isUnderWay = ({ state }: Run): boolean => state === 'waiting' || state === 'running';

const POLL_MS = 2000;

/** Loads the page anew until it is no longer so. */
export function useReloading(isWaiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      if (!document.hidden) void revalidate();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [isWaiting, revalidate]);
}

/** How far it is, and the end of it for who may manage. */
export function RunState({ run, mayManage }: { run: Run; mayManage: boolean }) {
  const { t } = useLingui();
  const { states } = useCustomReportTexts();
  if (!isUnderWay(run)) return states[run.state];
  const [name, state] = [run.report.name, states[run.state]];
  return (
    <span className={styles.inCell}>
      <ProgressBar
        isLabelHidden
        label={t`${name}: ${state}`}
        value={run.state === 'running' ? run.progress : undefined}
      />
      {state}
      {mayManage && <StopButton run={run} />}
    </span>
  );
}

function StopButton({ run: { id, report } }: { run: Run }) {
  const { t } = useLingui();
  const { name } = report;
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);
  const stop = async () => {
    setPending(true);
    try {
      await call('AdReportRunStopResource.create', { id });
      await revalidate();
    } catch (error) {
      toast.show({ kind: 'error', text: failureText(error) });
    }
    setPending(false);
  };
  return (
    <Button size="small" pending={isPending} onClick={stop} aria-label={t`Stop ${name}`}>
      <Trans>Stop</Trans>
    </Button>
  );
}
