import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { toast } from '#design/toast/toast.ts';
import { moneyText } from '#features/ads/ad-accounts/money.ts';
import type { DataOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';
import { AD_STATUSES } from '../campaign.ts';
import { useAdTexts, useLevelTexts, useRejectionTexts } from '../parts/use-ad-texts.ts';
import styles from './change-line.module.css';

export type Change = DataOf<'AdChangesResource.get'>[number];

type ChangeLineProps = { change: Change; currency: string; mayManage: boolean };

export function ChangeLine({ change, currency, mayManage }: ChangeLineProps) {
  const { i18n } = useLingui();
  const levels = useLevelTexts();
  const at = i18n.date(new Date(change.created_at), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return (
    <li className={styles.line}>
      <p>
        <strong>{levels[change.level]}</strong>
        {change.entity_name && ` · ${change.entity_name}`}
      </p>
      {change.before ? (
        <Values change={change} currency={currency} />
      ) : (
        <p>
          <Trans>Created</Trans>
        </p>
      )}
      <p className={styles.quiet}>
        {change.actor ? `@${change.actor}` : <Trans>The staff of this site</Trans>} · <time>{at} UTC</time>
      </p>
      {mayManage && change.is_undoable && <Undo id={change.id} />}
    </li>
  );
}

function Values({ change: { before, after }, currency }: { change: Change; currency: string }) {
  const textOf = useValueText(currency);
  const names = useFieldTexts();
  const changed = Object.keys(after).filter(
    (key) => JSON.stringify(before?.[key]) !== JSON.stringify(after[key]),
  );
  return (
    <ul className={styles.values}>
      {changed.map((key) => (
        <li key={key}>
          {names[key] ?? key}: {textOf(key, before?.[key])} → {textOf(key, after[key])}
        </li>
      ))}
    </ul>
  );
}

function useFieldTexts(): Record<string, string> {
  const { t } = useLingui();
  return {
    status: t`Status`,
    review_status: t`Review`,
    rejected_reasons: t`Reasons`,
    name: t`Name`,
    destination_url: t`Link`,
    budget_in_micro_currency: t`Budget`,
    budget_type: t`The budget is`,
    bid_in_micro_currency: t`Bid`,
    bid_strategy_type: t`Bid strategy`,
    daily_spend_cap: t`Limit for each day`,
    lifetime_spend_cap: t`Limit for all days together`,
    start_time: t`Start`,
    end_time: t`End`,
    targeting: t`Audience`,
    placement_group: t`Where it is shown`,
    pacing_delivery_type: t`How fast it spends`,
    pin_id: t`Pin`,
    product_group_id: t`Product group`,
    keywords: t`Keywords`,
  };
}

const AMOUNTS = [
  'budget_in_micro_currency',
  'bid_in_micro_currency',
  'daily_spend_cap',
  'lifetime_spend_cap',
];
const TIMES = ['start_time', 'end_time'];

function useValueText(currency: string) {
  const { i18n, t } = useLingui();
  const { statuses, summaries } = useAdTexts();
  const reasons: Record<string, string> = useRejectionTexts();
  return (key: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return t`none`;
    if (key === 'status') return statuses[AD_STATUSES.find((one) => one === value) ?? 'ACTIVE'];
    if (key === 'review_status')
      return summaries[value as 'PENDING' | 'APPROVED' | 'REJECTED'] ?? String(value);
    if (AMOUNTS.includes(key)) return moneyText(Number(value), currency, i18n.locale);
    if (TIMES.includes(key))
      return i18n.date(new Date(String(value)), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
    if (key === 'targeting') return Object.values(value).flat().join(', ') || t`Everyone`;
    if (!Array.isArray(value)) return String(value);
    return value.map((one) => reasons[one] ?? one).join(', ') || t`none`;
  };
}

function Undo({ id }: { id: string }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);
  const undo = async () => {
    setPending(true);
    try {
      await call('AdChangeUndoResource.create', { change_id: id });
      toast.show({ kind: 'success', text: t`Undone` });
    } catch (error) {
      toast.show({ kind: 'error', text: failureText(error) });
    }
    await revalidate();
    setPending(false);
  };
  return (
    <div>
      <Button size="small" pending={isPending} onClick={undo}>
        <Trans>Undo</Trans>
      </Button>
    </div>
  );
}
