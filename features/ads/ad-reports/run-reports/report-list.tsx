import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx';
import { toast } from '#design/toast/toast.ts';
import type { DataOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';
import { REPORT_CENTER } from '../custom-report.ts';
import { FiguresTable } from '../parts/figures-table.tsx';
import styles from '../parts/report.module.css';
import { useCustomReportTexts } from '../parts/use-custom-report-texts.ts';

type Report = DataOf<'AdCustomReportsResource.get'>[number];

interface ReportListProps {
  account: { time_zone: string };
  reports: readonly Report[];
  mayManage: boolean;
}

export function ReportList({ account, reports, mayManage }: ReportListProps) {
  const { t } = useLingui();
  const { levels, splits, schedules, periodText, timeText } = useCustomReportTexts();
  const heads = [t`Name`, t`Rows`, t`Split`, t`Period`, t`Schedule`, t`Next time`];
  return (
    <FiguresTable
      caption={t`Custom reports`}
      heads={[...heads, ...(mayManage ? [t`Action`] : [])].map((label) => ({ label }))}
      rows={reports.map((report) => ({
        key: report.id,
        cells: [
          ...[report.name, levels[report.level], splits[report.split], periodText(report)],
          ...[schedules[report.schedule], report.next_at ? timeText(report.next_at, account.time_zone) : '–'],
          <ReportActions key={report.id} report={report} />,
        ],
      }))}
    />
  );
}

function ReportActions({ report: { id, name } }: { report: Report }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  const [pending, run] = usePending();
  const start = () =>
    run('run', async () => {
      const { data } = await call('AdReportRunResource.create', { report_id: id });
      await navigate(`${REPORT_CENTER}download/?run=${data.id}`);
    });
  const remove = () =>
    run('delete', async () => {
      await call('AdCustomReportResource.delete', { id });
      setAsking(false);
      await revalidate();
      toast.show({ kind: 'success', text: t`${name} is deleted` });
    });
  return (
    <span className={styles.inCell}>
      <Button size="small" pending={pending === 'run'} onClick={start} aria-label={t`Run ${name} now`}>
        <Trans>Run now</Trans>
      </Button>
      <Button
        size="small"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
        aria-label={t`Delete ${name}`}
      >
        <Trans>Delete</Trans>
      </Button>
      <RemoveDialog
        isAsking={isAsking}
        isPending={pending === 'delete'}
        onClose={() => setAsking(false)}
        onConfirm={remove}
      />
    </span>
  );
}

interface RemoveDialogProps {
  isAsking: boolean;
  isPending: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

function RemoveDialog({ isAsking, isPending, onClose, onConfirm }: RemoveDialogProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      isOpen={isAsking}
      onClose={onClose}
      title={t`Delete this report?`}
      confirmLabel={<Trans>Delete</Trans>}
      onConfirm={onConfirm}
      isPending={isPending}
    >
      <p>
        <Trans>What it counted so far is deleted, too, and no more mails come.</Trans>
      </p>
    </ConfirmDialog>
  );
}

/** What is under way, and how to begin it: a refusal is said in a toast. */
function usePending() {
  const failureText = useFailureText();
  const [pending, setPending] = useState<string | null>(null);
  const run = async (name: string, work: () => Promise<void>) => {
    setPending(name);
    try {
      await work();
    } catch (error) {
      toast.show({ kind: 'error', text: failureText(error) });
    }
    setPending(null);
  };
  return [pending, run] as const;
}
