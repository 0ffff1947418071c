import { requireActingFor } from '#features/core/identity/acting-access.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { requireVisiblePin } from '../pin.service.ts';
import { markHidden, unmarkHidden } from './hide-pin.store.ts';

export async function hidePin(context: ContextFor<'person'>, pinId: Id): Promise<void> {
  await requireVisiblePin(context, pinId);
  const { db, viewer, clock } = context;
  await db.transaction((tx) => markHidden(tx, requireActingFor(viewer, {}, 'react'), pinId, clock.now()));
}

/** Works even for a pin that the viewer may no longer see. */
export async function showPinAgain({ db, viewer }: ContextFor<'person'>, pinId: Id): Promise<void> {
  await db.transaction((tx) => unmarkHidden(tx, requireActingFor(viewer, {}, 'react'), pinId));
}
