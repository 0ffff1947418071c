import type { Call } from '#platform/resource/call.ts';
import type { ExperienceState } from './experience.ts';

export interface PlacedExperience {
  placement_id: number;
  experience_id: string;
}

export function experienceCalls(call: Call) {
  return {
    /** Those that are due for the viewer. */
    fetchPlacement: async (placement_id: number) =>
      (await call('ExperiencesResource.get', { placement_id })).data,
    note: ({ placement_id, experience_id }: PlacedExperience, state: ExperienceState) =>
      call('ExperienceResource.update', { placement_id, experience_id, state }),
  };
}
