import { z } from 'zod';
import { picturePath } from '#features/core/media/picture-urls.ts';
import { booleanOption, pageSizeOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { suggestClusters } from './list-clusters.service.ts';
import { clusterAnswer, MOST_CLUSTERS } from './list-clusters.ts';

/** Boards suggested to the viewer, made of their own pins. */
export const clustersGet = defineResource({
  name: 'GET /v3/users/profile/pins/clusters/',
  summary: 'Suggested boards made from the viewer\u2019s pins.',
  who: 'person',
  rate: 'read',
  acting: 'see-boards',
  options: z.object({
    exclude_quick_save_pins: booleanOption.optional(),
    max_cluster_limit: pageSizeOption(MOST_CLUSTERS, MOST_CLUSTERS),
  }),
  data: z.array(clusterAnswer),
  handle: async (context, { exclude_quick_save_pins, max_cluster_limit: limit }) => {
    const clusters = await suggestClusters(context, {
      isSortedOnly: exclude_quick_save_pins ?? false,
      limit,
    });
    return clusters.map(({ id, names, pin_count, signatures }) => ({
      ...{ id, names, pin_count },
      thumbnails: signatures.map((signature) => context.config.origin + picturePath(signature, '236x')),
    }));
  },
});
