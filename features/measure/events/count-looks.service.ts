import { networkOf } from '#platform/rate/network-of.ts';
import { createThrottle, type ThrottleRule } from '#platform/rate/throttle.ts';
import type { Context } from '#platform/resource/context.ts';
import { EVENT_TYPES, VIEW_TYPES } from './event.ts';
import type { NewEvent } from './log-event.store.ts';

const DAY_SECONDS = 86_400;

/** A look of one browser or person at one thing counts once a day, as that of somebody who is known does. */
const BY_LOOKER: ThrottleRule = { name: 'looks by looker', most: 1, windowSeconds: DAY_SECONDS };

/** A household or an office shares an address; a program that says anew each time what it is does too. */
const BY_ADDRESS: ThrottleRule = { name: 'looks by address', most: 20, windowSeconds: DAY_SECONDS };

/**
 * Whether a look at a profile or pin by nobody in particular is one too many of this day. Who looked is not kept with it:
 * only a keyed hash, for as long as attempts are.
 */
export async function isLookTooMany(context: Context, event: NewEvent): Promise<boolean> {
  const { view_type, object_id_str } = event;
  const isCounted = view_type === VIEW_TYPES.profile || view_type === VIEW_TYPES.pin;
  if (event.event_type !== EVENT_TYPES.view || !isCounted || !object_id_str) return false;
  const { viewer, request } = context;
  const thing = `${view_type} ${object_id_str}`;
  const throttle = createThrottle(context.db, context.clock, context.config.secret);
  const looker = viewer.id ?? `${request.address} ${request.userAgent}`;
  if (!(await throttle.attempt(BY_LOOKER, `${looker} ${thing}`)).allowed) return true;
  if (viewer.id) return false;
  const most = BY_ADDRESS.most * context.config.rateLimitFactor;
  return !(await throttle.attempt({ ...BY_ADDRESS, most }, `${networkOf(request.address)} ${thing}`)).allowed;
}
