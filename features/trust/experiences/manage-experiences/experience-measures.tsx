import { Trans, useLingui } from '@lingui/react/macro';
import { formatDay } from '#platform/i18n/format-day.ts';
import type { DataOf } from '#platform/resource/call.ts';
import styles from './experience-table.module.css';
import { CountHeads } from './experience-table.tsx';

type Details = DataOf<'ModerationExperienceResource.get'>;

/** What became of it by day, the newest first, with a bar for how often it was shown. */
export function ExperienceDays({ days }: Pick<Details, 'days'>) {
  const { t, i18n } = useLingui();
  const most = Math.max(1, ...days.map(({ shown }) => shown));
  if (days.length === 0) {
    return (
      <p>
        <Trans>No one has seen it in the last 30 days.</Trans>
      </p>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on narrow screens, by keyboard too
    <section className={styles.scroller} tabIndex={0} aria-label={t`Days`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Day</Trans>
            </th>
            <td className={styles.bar} />
            <CountHeads />
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, shown, completed, dismissed }) => (
            <tr key={day}>
              <th scope="row">{formatDay(day, i18n.locale)}</th>
              <td className={styles.bar} aria-hidden="true">
                <span style={{ '--share': shown / most }} />
              </td>
              <td className={styles.count}>{shown}</td>
              <td className={styles.count}>{completed}</td>
              <td className={styles.count}>{dismissed}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Who set what, the newest first. */
export function ExperienceChanges({ changes }: Pick<Details, 'changes'>) {
  const { t, i18n } = useLingui();
  const numbered = changes.map((change, index) => ({ ...change, number: changes.length - index }));
  if (changes.length === 0) {
    return (
      <p>
        <Trans>No changes yet</Trans>
      </p>
    );
  }
  return (
    <ol className={styles.changes}>
      {numbered.map(({ number, username, data: { is_on, ...data }, created_at }) => (
        <li key={number}>
          <strong>{username ?? t`Someone who left`}</strong>{' '}
          <span className={styles.when}>{formatDay(created_at, i18n.locale)}</span>
          <br />
          <Change {...{ isFirst: number === 1, is_on, names: Object.keys(data) }} />
        </li>
      ))}
    </ol>
  );
}

type ChangeProps = { isFirst: boolean; is_on: unknown; names: readonly string[] };

function Change({ isFirst, is_on, names }: ChangeProps) {
  const { t, i18n } = useLingui();
  if (isFirst && names.includes('type') && is_on !== undefined) return <Trans>Created it</Trans>;
  const labels: Record<string, string> = {
    ...{ type: t`Kind`, audience: t`For`, display_data: t`Text and appearance`, priority: t`Priority` },
    ...{ most_views: t`Most views per person`, rest_days: t`Show again after (days)` },
    ...{ starts_at: t`Starts (UTC)`, ends_at: t`Ends (UTC)` },
  };
  const changed = names.flatMap((name) => labels[name] ?? []);
  const list = new Intl.ListFormat(i18n.locale).format(changed);
  return (
    <>
      {is_on === true && <Trans>Started it.</Trans>} {is_on === false && <Trans>Stopped it.</Trans>}{' '}
      {changed.length > 0 && <Trans>Changed: {list}</Trans>}
    </>
  );
}
