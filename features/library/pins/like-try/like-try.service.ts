import type { Id } from '#platform/ids/ids.ts';
import { readingIn } from '#platform/resource/reading-in.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { lockSeenPin } from '../pin-lock.service.ts';
import { requireTry } from '../tries.service.ts';
import { TryEvent } from '../try-event.ts';
import { deleteTryLike, insertTryLike } from './like-try.store.ts';

/** Likes a try that the viewer may see, and notifies its author. Idempotent. */
export async function likeTry(context: ContextFor<'person'>, id: Id): Promise<void> {
  const { db, viewer, clock, events } = context;
  const { pin_id, user_id: personId } = await requireTry(context, id);
  await db.transaction(async (tx) => {
    await lockSeenPin(context, tx, pin_id, [personId]);
    await requireTry(readingIn(context, tx), id);
    const isNew = await insertTryLike(tx, id, viewer.id, clock.now());
    if (!isNew || personId === viewer.id) return;
    const told = { what: 'try_like', actor_id: viewer.id, person_id: personId, object_id: id } as const;
    await events.emit(tx, TryEvent, told);
  });
}

/** Removes the like, even of a try that the viewer may no longer see. */
export async function unlikeTry({ db, viewer }: ContextFor<'person'>, id: Id): Promise<void> {
  await db.transaction((tx) => deleteTryLike(tx, id, viewer.id));
}
