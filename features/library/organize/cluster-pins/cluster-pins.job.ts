import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { idOption } from '#platform/resource/options.ts';
import { clusterPinsOf } from './cluster-pins.service.ts';

/** However many pins change, one job waits and one runs per person. */
export const clusterPinsJob = defineJob({
  name: 'organize.cluster-pins',
  data: z.object({ person_id: idOption }),
  options: { singletonKey: ({ person_id }) => person_id },
  run: (platform: Platform, { person_id }) => clusterPinsOf(platform, person_id),
});
