import { rarePart } from '#design/on-demand/rare-part.tsx';

/** Few profiles are closed, so most visitors do not load it. */
export const ClosedProfile = rarePart(() => import('./closed-notice.tsx'), 'ClosedNotice');
