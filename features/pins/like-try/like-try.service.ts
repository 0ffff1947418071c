import type { Id } from '#platform/ids/ids.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { requireTry } from '../tries.service.ts';
import { deleteTryLike, insertTryLike } from './like-try.store.ts';

/** The viewer likes what somebody says of a try, which they may see; again it changes nothing. */
export async function likeTry(context: ContextFor<'person'>, id: Id): Promise<void> {
  const { db, viewer, clock } = context;
  await requireTry(context, id);
  await db.transaction((tx) => insertTryLike(tx, id, viewer.id, clock.now()));
}

/** Takes the like back, also where the viewer does not see it any more. */
export async function unlikeTry({ db, viewer }: ContextFor<'person'>, id: Id): Promise<void> {
  await db.transaction((tx) => deleteTryLike(tx, id, viewer.id));
}
