import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Form } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { TextField } from '#design/field/text-field.tsx';
import {
  LONGEST_RANGE_DAYS,
  RANGE_DAYS,
  SHORTEST_RANGE_DAYS,
} from '#features/measure/analytics/analytics.ts';
import type { AnalyticsAnswer } from '#features/measure/analytics/wire/analytics-answer.ts';
import styles from './analytics.module.css';
import { type AnalyticsQuery, analyticsPath } from './analytics-query.ts';

type RangeChoiceProps = {
  query: AnalyticsQuery;
  shownRange: Pick<AnalyticsAnswer, 'start_date' | 'end_date'>;
  isRefused: boolean;
};

/** Works without scripts. */
export function RangeChoice({ query, shownRange, isRefused }: RangeChoiceProps) {
  const { t } = useLingui();
  const { start_date, end_date } = shownRange;
  const { about, shown } = query;
  return (
    <div className={styles.ranges}>
      <nav aria-label={t`Range`} className={styles.presets}>
        {RANGE_DAYS.map((days) => (
          <LinkButton
            key={days}
            to={analyticsPath({ ...query, range: { days } })}
            size="small"
            variant={query.range.days === days ? 'primary' : 'secondary'}
            aria-current={query.range.days === days ? 'true' : undefined}
            preventScrollReset
          >
            <Plural value={days} one="# day" other="# days" />
          </LinkButton>
        ))}
      </nav>
      <Form method="get" key={`${start_date} ${end_date}`} className={styles.custom} preventScrollReset>
        {about && <input type="hidden" name={about.kind} value={about.id} />}
        {shown !== 'impressions' && <input type="hidden" name="show" value={shown} />}
        <TextField type="date" name="from" label={t`From`} defaultValue={start_date} required />
        <TextField type="date" name="to" label={t`To`} defaultValue={end_date} required />
        <Button type="submit" size="small">
          <Trans>Show</Trans>
        </Button>
      </Form>
      {isRefused && (
        <p role="alert" className={styles.problem}>
          <Trans>
            Choose {SHORTEST_RANGE_DAYS} to {LONGEST_RANGE_DAYS} days that end today or earlier. Numbers are
            kept for two years, and compared with the time before.
          </Trans>
        </p>
      )}
    </div>
  );
}
