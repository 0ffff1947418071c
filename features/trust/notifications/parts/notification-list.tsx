import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { useInBrowser } from '#platform/browser/use-in-browser.ts';
import type { EntryData, NotificationData } from './notification-data.ts';
import styles from './notification-list.module.css';
import { NotificationRow } from './notification-row.tsx';

/** What can be done about a notification where it stands; a part of its noun. */
export type RenderActions = (about: NotificationData | EntryData) => ReactNode;

type NotificationListProps = {
  notifications: readonly NotificationData[];
  /** Milliseconds since 1970. */
  now: number;
  actions: RenderActions;
};

/** By day, in UTC until the browser knows its time zone. */
export function NotificationList({ notifications, now, actions }: NotificationListProps) {
  const dayOf = useDayOf();
  const days = new Map<string, NotificationData[]>();
  for (const one of notifications) {
    const day = dayOf(one.at);
    days.set(day, [...(days.get(day) ?? []), one]);
  }
  return [...days].map(([day, ofDay]) => (
    <Day key={day} at={ofDay[0]?.at ?? now} now={now}>
      {ofDay.map((one) => (
        <NotificationRow key={one.id} notification={one} {...{ now, actions }} />
      ))}
    </Day>
  ));
}

type DayProps = { at: number; now: number; children: ReactNode };

function Day({ at, now, children }: DayProps) {
  const id = useId();
  return (
    <section className={styles.day}>
      <h2 id={id} className={styles.heading}>
        <DayName {...{ at, now }} />
      </h2>
      <ul className={styles.list} aria-labelledby={id}>
        {children}
      </ul>
    </section>
  );
}

const DAY_MS = 86_400_000;

function useDayOf(): (at: number) => string {
  const isKnown = useInBrowser();
  return (at) => (isKnown ? new Date(at).toDateString() : new Date(at).toISOString().slice(0, 10));
}

function DayName({ at, now }: Omit<DayProps, 'children'>) {
  const { t, i18n } = useLingui();
  const isKnown = useInBrowser();
  const dayOf = useDayOf();
  if (dayOf(at) === dayOf(now)) return t`Today`;
  if (dayOf(at) === dayOf(now - DAY_MS)) return t`Yesterday`;
  const zone = isKnown ? {} : { timeZone: 'UTC' };
  return new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'long', ...zone }).format(at);
}
