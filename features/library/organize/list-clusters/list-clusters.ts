import { z } from 'zod';

export const MOST_CLUSTERS = 10;

export const CLUSTER_THUMBNAILS = 5;

export const clusterAnswer = z.object({
  id: z.string(),
  names: z.array(z.string()).min(1),
  thumbnails: z.array(z.string()),
  pin_count: z.number().int(),
});

export type ClusterAnswer = z.infer<typeof clusterAnswer>;
