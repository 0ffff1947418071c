import type { Call } from '#platform/resource/call.ts';
import type { ExperienceState } from './experience.ts';

export interface PlacedExperience {
  placement_id: number;
  experience_id: string;
}

export function experienceCalls(call: Call) {
  const note = ({ placement_id, experience_id }: PlacedExperience, state: ExperienceState) =>
    call('ExperienceResource.update', { placement_id, experience_id, state });
  return {
    /** Those that have not ended for the viewer. */
    fetchPlacement: async (placement_id: number) =>
      (await call('ExperiencesResource.get', { placement_id })).data,
    complete: (experience: PlacedExperience) => note(experience, 'completed'),
    dismiss: (experience: PlacedExperience) => note(experience, 'dismissed'),
  };
}
