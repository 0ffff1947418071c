import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { toast } from '#design/toast/toast.ts';
import { editPath } from '#features/ads/campaigns/tree-path.ts';
import type { DataOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import type { ChangedLevel, ReportLevel } from '../report.ts';

type Row = DataOf<'AdReportRowsResource.get'>[number];

export function EditLink({ row, level }: { row: Row; level: ReportLevel }) {
  const { t } = useLingui();
  const { id, name, campaign, ad_group } = row;
  const campaignId = campaign?.id ?? id;
  const to =
    level === 'CAMPAIGN'
      ? editPath({ campaignId })
      : level === 'AD_GROUP'
        ? editPath({ campaignId, adGroupId: id })
        : editPath({ campaignId, adGroupId: ad_group?.id, pinPromotionId: id });
  return (
    <LinkButton to={to} size="small" variant="ghost" aria-label={t`Edit ${name}`}>
      <Trans>Edit</Trans>
    </LinkButton>
  );
}

/** Pauses or resumes it where it stands. */
export function Turn({ row: { id, name, status }, level }: { row: Row; level: ChangedLevel }) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);
  if (status === 'ARCHIVED') return null;
  const isActive = status === 'ACTIVE';
  const turn = async () => {
    setPending(true);
    try {
      await call('AdStatusResource.update', { level, ids: [id], status: isActive ? 'PAUSED' : 'ACTIVE' });
      await revalidate();
      toast.show({ kind: 'success', text: isActive ? t`${name} is paused` : t`${name} is active` });
    } catch {
      toast.show({ kind: 'error', text: t`We couldn't change ${name}. Try again.` });
    }
    setPending(false);
  };
  return (
    <Button
      size="small"
      pending={isPending}
      onClick={turn}
      aria-label={isActive ? t`Pause ${name}` : t`Resume ${name}`}
    >
      {isActive ? <Trans>Pause</Trans> : <Trans>Resume</Trans>}
    </Button>
  );
}
