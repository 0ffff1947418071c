import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Only the browser knows the time zone. */
function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

export function ClockTime({ at }: { at: number }) {
  const { i18n } = useLingui();
  const isKnown = useInBrowser();
  const format = new Intl.DateTimeFormat(i18n.locale, { timeStyle: 'short' });
  return <time dateTime={new Date(at).toISOString()}>{isKnown ? format.format(at) : '\u00a0'}</time>;
}

export function DayName({ at }: { at: number }) {
  const { i18n } = useLingui();
  const isKnown = useInBrowser();
  const format = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'full' });
  return <time dateTime={new Date(at).toISOString()}>{isKnown ? format.format(at) : '\u00a0'}</time>;
}

/** Days are in UTC until the browser knows its time zone. */
export function useIsNewDay(): (before: number | undefined, at: number) => boolean {
  const isKnown = useInBrowser();
  const dayOf = (at: number) =>
    isKnown ? new Date(at).toDateString() : new Date(at).toISOString().slice(0, 10);
  return (before, at) => before === undefined || dayOf(before) !== dayOf(at);
}
