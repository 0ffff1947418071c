import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import styles from './metric-cards.module.css';
import { type ShownMetric, useMetricTexts } from './use-metric-texts.ts';

export type MetricTotal = {
  metric: ShownMetric;
  /** Null where too few people are behind it. */
  total: number | null;
  before: number | null;
  to: string;
  isShown: boolean;
};

/** Pressed, a card shows its days below. */
export function MetricCards({ totals }: { totals: readonly MetricTotal[] }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Totals`}>
      <ul className={styles.cards}>
        {totals.map((total) => (
          <li key={total.metric}>
            <MetricCard {...total} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MetricCard({ metric, total, before, to, isShown }: MetricTotal) {
  const { labels, valueText } = useMetricTexts();
  return (
    <Link
      to={to}
      className={styles.card}
      aria-current={isShown ? 'true' : undefined}
      preventScrollReset
      replace
    >
      <span className={styles.label}>{labels[metric]}</span>
      <span className={styles.value}>{total === null ? '–' : valueText(metric, total)}</span>
      <span className={styles.change}>
        {total === null ? <Trans>Hidden for privacy</Trans> : <Change {...{ metric, total, before }} />}
      </span>
    </Link>
  );
}

type ChangeProps = { metric: ShownMetric; total: number; before: number | null };

function Change({ metric, total, before }: ChangeProps) {
  const { i18n } = useLingui();
  const { valueText } = useMetricTexts();
  if (before === null) return <Trans>No comparison</Trans>;
  const was = valueText(metric, before);
  if (before === 0) return <Trans>Before: {was}</Trans>;
  const share = i18n.number((total - before) / before, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  });
  return (
    <Trans>
      {share} from {was}
    </Trans>
  );
}
