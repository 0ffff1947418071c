import { z } from 'zod';
import { booleanOption, pageSizeOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { suggestClusters } from './list-clusters.service.ts';
import { clusterAnswer, MOST_CLUSTERS } from './list-clusters.ts';

/** Boards suggested to the viewer, made of their own pins. */
export const clustersGet = defineResource({
  name: 'GET /v3/users/profile/pins/clusters/',
  summary: 'Suggested boards made of the own pins.',
  who: 'person',
  rate: 'read',
  options: z.object({
    exclude_quick_save_pins: booleanOption.optional(),
    max_cluster_limit: pageSizeOption(MOST_CLUSTERS, MOST_CLUSTERS),
  }),
  data: z.array(clusterAnswer),
  handle: (context, { exclude_quick_save_pins, max_cluster_limit }) =>
    suggestClusters(context, { isSortedOnly: exclude_quick_save_pins ?? false, limit: max_cluster_limit }),
});
