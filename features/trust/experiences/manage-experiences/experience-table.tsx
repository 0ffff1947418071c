import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Badge } from '#design/badge/badge.tsx';
import type { DataOf } from '#platform/resource/call.ts';
import { presentedAs } from '../experience.ts';
import { titled } from '../show-experiences/ending-buttons.tsx';
import styles from './experience-table.module.css';
import { useExperienceTexts } from './use-experience-texts.ts';

type Listed = ReturnType<typeof listedExperience>;
type Answered = DataOf<'ModerationExperiencesResource.get'>[number];

/** What the table shows of an experience. */
export function listedExperience(one: Answered, now: number) {
  const { id, audience, shown, completed, dismissed } = one;
  return {
    ...{ id, type: presentedAs(one), audience, shown, completed, dismissed, title: titleOf(one) },
    state: stateOf(one, now),
  };
}

export function titleOf({ display_data: { text, tooltip } }: Pick<Answered, 'display_data'>): string {
  return titled({ text: text ?? tooltip }).title;
}

export function stateOf(
  { is_on, starts_at, ends_at }: Pick<Answered, 'is_on' | 'starts_at' | 'ends_at'>,
  now: number,
) {
  if (!is_on) return 'stopped' as const;
  if (starts_at && Date.parse(starts_at) > now) return 'scheduled' as const;
  return ends_at && Date.parse(ends_at) <= now ? ('over' as const) : ('running' as const);
}

export function ExperienceTable({ experiences }: { experiences: readonly Listed[] }) {
  const { t } = useLingui();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on narrow screens, by keyboard too
    <section className={styles.scroller} tabIndex={0} aria-label={t`Experiences`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Experience</Trans>
            </th>
            <CountHeads />
          </tr>
        </thead>
        <tbody>
          {experiences.map((one) => (
            <Line key={one.id} experience={one} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function CountHeads() {
  return (
    <>
      <th scope="col" className={styles.count}>
        <Trans>Shown</Trans>
      </th>
      <th scope="col" className={styles.count}>
        <Trans>Completed</Trans>
      </th>
      <th scope="col" className={styles.count}>
        <Trans>Dismissed</Trans>
      </th>
    </>
  );
}

function Line({ experience }: { experience: Listed }) {
  const { t } = useLingui();
  const { types, audiences } = useExperienceTexts();
  const { id, title, type, audience, state, shown, completed, dismissed } = experience;
  const states = { running: t`Running`, scheduled: t`Scheduled`, over: t`Ended`, stopped: t`Stopped` };
  return (
    <tr>
      <th scope="row">
        <Link to={`/moderation/experiences/${id}/`} className={styles.name} dir="auto">
          {title}
        </Link>
        <span className={styles.about}>
          {types[type]} · {audiences[audience]}
        </span>
        <Badge tone={state === 'running' ? 'success' : 'plain'}>{states[state]}</Badge>
      </th>
      <td className={styles.count}>{shown}</td>
      <td className={styles.count}>{completed}</td>
      <td className={styles.count}>{dismissed}</td>
    </tr>
  );
}
