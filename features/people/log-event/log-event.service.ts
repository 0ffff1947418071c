import type { Context } from '#platform/resource/context.ts';
import { insertEvent, type NewEvent } from './log-event.store.ts';

/** Keeps an event with whoever looked, and when. */
export async function logEvent({ db, viewer, clock }: Context, event: NewEvent): Promise<void> {
  await insertEvent(db, { ...event, userId: viewer.id ?? null, at: clock.now() });
}
