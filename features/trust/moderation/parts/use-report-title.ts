import { useLingui } from '@lingui/react/macro';
import type { ReportKind } from '../report.ts';

export function useReportTitle(): (kind: ReportKind) => string {
  const { t } = useLingui();
  const titles: Record<ReportKind, string> = {
    person: t`Report this person`,
    pin: t`Report this Pin`,
    board: t`Report this board`,
    comment: t`Report this comment`,
    try: t`Report this try`,
    message: t`Report this message`,
  };
  return (kind) => titles[kind];
}
