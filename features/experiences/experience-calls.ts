import type { Call } from '#platform/resource/call.ts';

/** An experience where it stands. */
interface PlacedExperience {
  placement_id: number;
  experience_id: string;
}

/** What pages ask and tell of experiences. */
export function experienceCalls(call: Call) {
  return {
    /** Those at a placement that have not ended for the viewer. */
    fetchPlacement: async (placement_id: number) =>
      (await call('ExperiencesResource.get', { placement_id })).data,
    dismiss: ({ placement_id, experience_id }: PlacedExperience) =>
      call('ExperienceResource.update', { placement_id, experience_id, state: 'dismissed' }),
  };
}
