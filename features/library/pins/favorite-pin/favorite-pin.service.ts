import { requireActingFor } from '#features/core/identity/acting-access.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { lockSeenPin } from '../pin-lock.service.ts';
import { markFavorite, unmarkFavorite } from './favorite-pin.store.ts';

export async function favoritePin(context: ContextFor<'person'>, pinId: Id): Promise<void> {
  const { db, clock } = context;
  await db.transaction(async (tx) => {
    await markFavorite(tx, await lockSeenPin(context, tx, pinId), clock.now());
  });
}

/** Works even for a pin that the viewer may no longer see. */
export async function unfavoritePin({ db, viewer }: ContextFor<'person'>, pinId: Id): Promise<void> {
  await db.transaction((tx) => unmarkFavorite(tx, requireActingFor(viewer, {}, 'react'), pinId));
}
