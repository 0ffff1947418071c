import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx';
import { toast } from '#design/toast/toast.ts';
import { AD_LIMITS, type AdStatus } from '#features/ads/campaigns/campaign.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';
import type { ChangedLevel } from '../report.ts';
import styles from './report.module.css';

type BulkActionsProps = { level: ChangedLevel; chosen: ReadonlySet<string>; onDone: () => void };

/** What is done with all chosen rows: all of it or nothing. */
export function BulkActions({ level, chosen, onDone }: BulkActionsProps) {
  const { t } = useLingui();
  const { pending, change } = useStatuses(level, chosen, onDone);
  const isTooMuch = chosen.size > AD_LIMITS.listed;
  const button = (status: AdStatus, label: string) => (
    <Button size="small" pending={pending === status} disabled={isTooMuch} onClick={() => change(status)}>
      {label}
    </Button>
  );
  return (
    <section aria-label={t`Chosen rows`} className={styles.foot}>
      <p role="status">
        {isTooMuch ? (
          <Trans>At most {AD_LIMITS.listed} rows can be changed at once.</Trans>
        ) : (
          <Plural value={chosen.size} one="# row chosen" other="# rows chosen" />
        )}
      </p>
      {!isTooMuch && (
        <LinkButton
          size="small"
          to={`/advertiser/ads/bulk_edit/?entity_level=${level}&ids=${[...chosen].join(',')}`}
        >
          <Trans>Edit</Trans>
        </LinkButton>
      )}
      {button('PAUSED', t`Pause`)}
      {button('ACTIVE', t`Resume`)}
      <Archive
        isDisabled={isTooMuch}
        isPending={pending === 'ARCHIVED'}
        onArchive={() => change('ARCHIVED')}
      />
    </section>
  );
}

type ArchiveProps = { isDisabled: boolean; isPending: boolean; onArchive: () => Promise<void> };

function Archive({ isDisabled, isPending, onArchive }: ArchiveProps) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" aria-haspopup="dialog" disabled={isDisabled} onClick={() => setAsking(true)}>
        <Trans>Archive</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t`Archive the chosen rows?`}
        confirmLabel={<Trans>Archive</Trans>}
        onConfirm={() => onArchive().then(() => setAsking(false))}
        isPending={isPending}
      >
        <p>
          <Trans>They are no longer shown, and can't be resumed.</Trans>
        </p>
      </ConfirmDialog>
    </>
  );
}

function useStatuses(level: ChangedLevel, chosen: ReadonlySet<string>, onDone: () => void) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState<AdStatus | null>(null);
  const done: Record<AdStatus, string> = { PAUSED: t`Paused.`, ACTIVE: t`Resumed.`, ARCHIVED: t`Archived.` };
  const change = async (status: AdStatus) => {
    setPending(status);
    try {
      await call('AdStatusResource.update', { level, ids: [...chosen], status });
      onDone();
      await revalidate();
      toast.show({ kind: 'success', text: done[status] });
    } catch (error) {
      toast.show({ kind: 'error', text: failureText(error) });
    }
    setPending(null);
  };
  return { pending, change };
}
