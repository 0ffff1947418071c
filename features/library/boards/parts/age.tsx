import { Trans } from '@lingui/react/macro';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

export function Age({ ms }: { ms: number }) {
  const minutes = Math.floor(ms / MINUTE_MS);
  const hours = Math.floor(ms / HOUR_MS);
  const days = Math.floor(ms / DAY_MS);
  const weeks = Math.floor(ms / WEEK_MS);
  if (weeks > 0) return <Trans>{weeks} wk</Trans>;
  if (days > 0) return <Trans>{days} d</Trans>;
  if (hours > 0) return <Trans>{hours} h</Trans>;
  if (minutes > 0) return <Trans>{minutes} min</Trans>;
  return <Trans>now</Trans>;
}
