import type { Context } from '#platform/resource/context.ts';
import { mayNote } from './cookie-consent.service.ts';
import { isLookTooMany } from './count-looks.service.ts';
import { EVENT_TYPES } from './event.ts';
import { insertEvent, type NewEvent } from './log-event.store.ts';
import { isViewOfNobody } from './own-view.service.ts';

/** Keeps an event, with whoever looked where they allow it. Otherwise it only counts. */
export async function logEvent(context: Context, event: NewEvent): Promise<void> {
  if (await isViewOfNobody(context, event)) return;
  const { db, viewer, clock } = context;
  const isMarketing = event.event_type === EVENT_TYPES.landByInvite;
  const consent = isMarketing ? 'allow_marketing_cookies' : 'allow_analytic_cookies';
  const userId = viewer.id && (await mayNote(db, viewer.id, consent)) ? viewer.id : null;
  if (!userId && (await isLookTooMany(context, event))) return;
  await insertEvent(db, { ...event, userId, at: clock.now() });
}
