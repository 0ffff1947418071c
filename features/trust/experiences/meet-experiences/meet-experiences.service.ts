import { requireActingFor } from '#features/core/identity/acting-access.ts';
import type { Id } from '#platform/ids/ids.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import type { ExperienceState } from '../experience.ts';
import { hasExperience, listOpen, writeExperienceState } from './meet-experiences.store.ts';

export function listOpenExperiences({ db, viewer }: ContextFor<'person'>, placementId: number) {
  return listOpen(db, viewer.id, placementId);
}

export async function meetExperience(
  { db, viewer, clock }: ContextFor<'person'>,
  met: { placement_id: number; experience_id: Id; state: ExperienceState },
): Promise<void> {
  if (!(await hasExperience(db, met.experience_id, met.placement_id))) throw notFound('experience');
  await writeExperienceState(db, requireActingFor(viewer, {}, 'edit-settings'), {
    id: met.experience_id,
    state: met.state,
    at: clock.now(),
  });
}

/** Ignores unknown experiences. */
export async function completeExperience(
  { db, viewer, clock }: ContextFor<'person'>,
  { placement_id, experience_id: id }: { placement_id: number; experience_id: Id },
): Promise<void> {
  if (!(await hasExperience(db, id, placement_id))) return;
  await writeExperienceState(db, requireActingFor(viewer, {}, 'edit-settings'), {
    id,
    state: 'completed',
    at: clock.now(),
  });
}
