import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { Badge } from '#design/badge/badge.tsx';
import { Button } from '#design/button/button.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx';
import { toast } from '#design/toast/toast.ts';
import { moneyText } from '#features/ads/ad-accounts/money.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';
import type { AdStatus } from '../campaign.ts';
import { EditAd } from '../edit-tree/edit-ad.tsx';
import { useAdTexts, useRejectionTexts } from '../parts/use-ad-texts.ts';
import { editPath } from '../tree-path.ts';
import type { AdAnswer } from '../wire/ad.view.ts';
import styles from './ad-line.module.css';

type AdLineProps = { ad: AdAnswer; currency: string; mayManage: boolean };

export function AdLine({ ad, currency, mayManage }: AdLineProps) {
  const { summaries } = useAdTexts();
  const { name, summary_status: summary } = ad;
  const tone = (summary === 'RUNNING' && 'success') || (summary === 'REJECTED' && 'danger') || 'plain';
  return (
    <li className={styles.row}>
      {ad.image_url ? (
        <img
          src={ad.image_url}
          alt=""
          className={styles.picture}
          style={{ backgroundColor: ad.dominant_color ?? undefined }}
        />
      ) : (
        <span className={styles.picture} />
      )}
      <div className={styles.words}>
        <p className={styles.name}>
          {ad.is_pin_deleted ? name : <Link to={`/pin/${ad.pin_id}/`}>{name}</Link>}
        </p>
        <Badge tone={tone}>{summaries[summary]}</Badge>
        <Facts ad={ad} currency={currency} />
        {summary === 'REJECTED' && <Rejection ad={ad} />}
        {mayManage && <Actions ad={ad} />}
      </div>
    </li>
  );
}

function Facts({ ad, currency }: Pick<AdLineProps, 'ad' | 'currency'>) {
  const { i18n } = useLingui();
  const { budget_in_micro_currency: micro, budget_type: type, end_time: end, review_status: review } = ad;
  const budget = micro === null ? null : moneyText(micro, currency, i18n.locale);
  // The days of what waits have not begun.
  const until = end && review === 'APPROVED' ? i18n.date(new Date(end), { dateStyle: 'medium' }) : null;
  return (
    <p className={styles.quiet}>
      {budget && (type === 'DAILY' ? <Trans>{budget} a day</Trans> : <Trans>{budget} in all</Trans>)}
      {ad.is_pin_deleted && (
        <>
          {' · '}
          <Trans>The Pin was deleted</Trans>
        </>
      )}
      {until && (
        <>
          {' · '}
          <Trans>until {until}</Trans>
        </>
      )}
    </p>
  );
}

function Rejection({ ad }: { ad: AdAnswer }) {
  const reasons = useRejectionTexts();
  return (
    <>
      <ul className={styles.reasons}>
        {ad.rejected_reasons.map((reason) => (
          <li key={reason}>{reasons[reason]}</li>
        ))}
      </ul>
      {ad.review_note && <p className={styles.quiet}>{ad.review_note}</p>}
    </>
  );
}

function Actions({ ad }: { ad: AdAnswer }) {
  const { t } = useLingui();
  const { isPending, change } = useStatus(ad.id);
  const [isAsking, setAsking] = useState(false);
  const isPaused = ad.status === 'PAUSED';
  return (
    <div className={styles.actions}>
      {ad.review_status === 'REJECTED' && <EditAd ad={ad} />}
      <LinkButton
        size="small"
        to={editPath({ campaignId: ad.campaign_id, adGroupId: ad.ad_group_id, pinPromotionId: ad.id })}
      >
        <Trans>Edit</Trans>
      </LinkButton>
      <Button size="small" pending={isPending} onClick={() => change(isPaused ? 'ACTIVE' : 'PAUSED')}>
        {isPaused ? <Trans>Resume</Trans> : <Trans>Pause</Trans>}
      </Button>
      <Button size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        <Trans>Archive</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t`Archive this ad?`}
        confirmLabel={<Trans>Archive</Trans>}
        onConfirm={() => change('ARCHIVED')}
        isPending={isPending}
      >
        <p>
          <Trans>It is no longer shown, and can't be resumed.</Trans>
        </p>
      </ConfirmDialog>
    </div>
  );
}

function useStatus(id: string) {
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);
  const change = async (status: AdStatus) => {
    setPending(true);
    try {
      await call('AdStatusResource.update', { level: 'AD', ids: [id], status });
      await revalidate();
    } catch (error) {
      toast.show({ kind: 'error', text: failureText(error) });
    }
    setPending(false);
  };
  return { isPending, change };
}
