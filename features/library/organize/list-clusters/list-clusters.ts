import { z } from 'zod';

/** Most clusters that are suggested at once. */
export const MOST_CLUSTERS = 10;

/** Most pictures that a cluster is shown by. */
export const CLUSTER_THUMBNAILS = 5;

/** Pins of a person that look like a board in the making; its first name is the one it is shown by. */
export const clusterAnswer = z.object({
  id: z.string(),
  names: z.array(z.string()).min(1),
  thumbnails: z.array(z.string()),
  pin_count: z.number().int(),
});

export type ClusterAnswer = z.infer<typeof clusterAnswer>;
