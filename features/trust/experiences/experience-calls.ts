import type { Call } from '#platform/resource/call.ts';
import type { ExperienceState } from './experience.ts';

/** An experience where it stands. */
export interface PlacedExperience {
  placement_id: number;
  experience_id: string;
}

/**
 * All that is asked and told of experiences, for pages and the server alike: what is due at a placement, and what
 * somebody did with one of it.
 */
export function experienceCalls(call: Call) {
  const note = ({ placement_id, experience_id }: PlacedExperience, state: ExperienceState) =>
    call('ExperienceResource.update', { placement_id, experience_id, state });
  return {
    /** Those at a placement that have not ended for the viewer. */
    fetchPlacement: async (placement_id: number) =>
      (await call('ExperiencesResource.get', { placement_id })).data,
    complete: (experience: PlacedExperience) => note(experience, 'completed'),
    dismiss: (experience: PlacedExperience) => note(experience, 'dismissed'),
  };
}
