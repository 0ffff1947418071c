import { requireActingFor } from '#features/core/identity/acting-access.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { allow } from '#platform/resource/allowed.ts';
import { readingIn } from '#platform/resource/reading-in.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { lockSeenPin } from '../pin-lock.service.ts';
import type { SeenTry } from '../pin-proof.ts';
import { requireTry } from '../tries.service.ts';
import type { TryRow } from '../try.store.ts';
import { TryEvent } from '../try-event.ts';
import { deleteTryLike, insertTryLike } from './like-try.store.ts';

export async function likeTry(context: ContextFor<'person'>, id: Id): Promise<void> {
  const { db, viewer, clock, events } = context;
  const found = await requireTry(context, id);
  await db.transaction(async (tx) => {
    const seen = await lockSeenTry(context, tx, found);
    const isNew = await insertTryLike(tx, seen, clock.now());
    if (!isNew || seen.user_id === viewer.id) return;
    const told = { what: 'try_like', actor_id: viewer.id, person_id: seen.user_id, object_id: id } as const;
    await events.emit(tx, TryEvent, told);
  });
}

/** Whoever writes a try locks its pin, and with it what the viewer sees of the try. */
async function lockSeenTry(
  context: ContextFor<'person'>,
  tx: Transaction,
  { id, pin_id, user_id }: TryRow,
): Promise<SeenTry> {
  const pin = await lockSeenPin(context, tx, pin_id, [user_id]);
  await requireTry(readingIn(context, tx), id);
  return allow({ ...pin, id, user_id }, 'see');
}

/** Works even for a try that the viewer may no longer see. */
export async function unlikeTry({ db, viewer }: ContextFor<'person'>, id: Id): Promise<void> {
  await db.transaction((tx) => deleteTryLike(tx, requireActingFor(viewer, {}, 'react'), id));
}
