import { z } from 'zod';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { defineEvent } from '#platform/events/event.ts';
import { type Id, parseId } from '#platform/ids/ids.ts';
import { networkOf } from '#platform/rate/network-of.ts';
import { createThrottle, type ThrottleRule } from '#platform/rate/throttle.ts';
import type { Context } from '#platform/resource/context.ts';
import { idOption } from '#platform/resource/options.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import {
  deleteEvents,
  findCookieConsent,
  insertEvent,
  insertEventOfEach,
  isPinner,
  type NewEvent,
} from './event.store.ts';
import { EVENT_TYPES, VIEW_TYPES } from './event.ts';

/** Stored with the viewer if they allow it; otherwise only counted. */
export async function logEvent(context: Context, event: NewEvent): Promise<void> {
  if (await isViewOfNobody(context, event)) return;
  const { db, viewer, clock } = context;
  const isMarketing = event.event_type === EVENT_TYPES.landByInvite;
  const consent = isMarketing ? 'allow_marketing_cookies' : 'allow_analytic_cookies';
  const userId = viewer.id && (await mayNote(db, viewer.id, consent)) ? viewer.id : null;
  if (!userId && (await isExtraView(context, event))) return;
  await insertEvent(db, { ...event, userId, at: clock.now() });
}

/** What a person did with several things at once, in the same two statements however many they are. */
export async function logEventOfEach(
  { db, viewer, clock }: ContextFor<'person'>,
  event_type: number,
  things: readonly Id[],
): Promise<void> {
  if (things.length === 0) return;
  const userId = (await mayNote(db, viewer.id, 'allow_analytic_cookies')) ? viewer.id : null;
  await insertEventOfEach(db, things, { event_type, userId, at: clock.now() });
}

const DAY_SECONDS = 86_400;

/** One browser's or person's views of one thing count once a day, as they do for a known person. */
const BY_VIEWER: ThrottleRule = { name: 'views by viewer', most: 1, windowSeconds: DAY_SECONDS };

/** A household or an office shares an address; so does a program that changes its user agent each time. */
const BY_ADDRESS: ThrottleRule = { name: 'looks by address', most: 20, windowSeconds: DAY_SECONDS };

/** The viewer is not stored: only a keyed hash, for as long as attempts are. */
async function isExtraView(context: Context, event: NewEvent): Promise<boolean> {
  const { view_type, object_id_str } = event;
  const isCounted = view_type === VIEW_TYPES.profile || view_type === VIEW_TYPES.pin;
  if (event.event_type !== EVENT_TYPES.view || event.component || !isCounted || !object_id_str) return false;
  const { viewer, request } = context;
  const thing = `${view_type} ${object_id_str}`;
  const throttle = createThrottle(context.db, context.clock, context.config.secret);
  const viewerId = viewer.id ?? `${request.address} ${request.userAgent}`;
  if (!(await throttle.attempt(BY_VIEWER, `${viewerId} ${thing}`)).allowed) return true;
  if (viewer.id) return false;
  const most = BY_ADDRESS.most * context.config.rateLimitFactor;
  return !(await throttle.attempt({ ...BY_ADDRESS, most }, `${networkOf(request.address)} ${thing}`)).allowed;
}

/** Such a view is not stored, so it never counts. */
async function isViewOfNobody({ db, viewer }: Context, event: NewEvent): Promise<boolean> {
  if (event.event_type !== EVENT_TYPES.view) return false;
  if (viewer.kind === 'bot') return true;
  const seen = parseId(event.object_id_str);
  if (!seen || !viewer.id || event.component) return false;
  if (event.view_type === VIEW_TYPES.profile) return seen === viewer.id;
  return event.view_type === VIEW_TYPES.pin && isPinner(db, seen, viewer.id);
}

/** Only what the person agreed to may be noted. */
export async function mayNote(
  db: Queryable,
  userId: Id,
  what: 'allow_analytic_cookies' | 'allow_marketing_cookies',
): Promise<boolean> {
  return (await findCookieConsent(db, userId))?.[what] === true;
}

/** A member allows suggestions, perhaps after having declined. */
export const SuggestionsAllowed = defineEvent('SuggestionsAllowed', z.object({ person_id: idOption }));

/** A member no longer allows marketing. */
export const MarketingRefused = defineEvent('MarketingRefused', z.object({ person_id: idOption }));

/** Suggestions are allowed until the person declines. */
export async function maySuggest(db: Queryable, userId: Id): Promise<boolean> {
  return (await findCookieConsent(db, userId))?.allow_personalization_cookies !== false;
}

/** All, all but one type, or one type only. */
export function forgetEvents(
  tx: Transaction,
  userId: Id,
  which: { except?: number; only?: number } = {},
): Promise<void> {
  return deleteEvents(tx, userId, which);
}
