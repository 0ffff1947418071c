import { requireActingFor } from '#features/core/identity/acting-access.ts';
import { holdMedia } from '#features/core/media/forget-media.service.ts';
import { requireUsableMedia } from '#features/core/media/media.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import { invalid } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { changeProfile } from './edit-profile.store.ts';
import type { ProfileChanges } from './edit-profile.ts';

const FIELD = 'image_signature';

export async function requireUsablePicture(
  context: ContextFor<'person'>,
  { image_signature }: ProfileChanges,
): Promise<void> {
  if (!image_signature) return;
  const { kind } = await requireUsableMedia(context, image_signature, FIELD);
  if (kind !== 'image') throw invalid(FIELD, "A video can't be a profile picture.");
}

/** The caller has checked the picture. */
export async function editProfile(
  tx: Transaction,
  { viewer }: ContextFor<'person'>,
  changes: ProfileChanges,
): Promise<void> {
  const { image_signature } = changes;
  if (image_signature && !(await holdMedia(tx, [image_signature]))) {
    throw invalid(FIELD, 'This picture no longer exists.');
  }
  await changeProfile(tx, requireActingFor(viewer, {}, 'edit-profile'), changes);
}
