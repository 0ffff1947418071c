import { z } from 'zod';
import { pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource, mapPage } from '#platform/resource/resource.ts';
import { MOST_TAGS } from '../tag.ts';
import { listOwnTags } from './list-tags.service.ts';

const item = z.object({ id: z.string(), name: z.string(), pin_count: z.number() });
export type TagAnswer = z.infer<typeof item>;

/** The viewer's own tags, with how many of their pins have each. */
export const tagsGet = definePagedResource({
  name: 'TagsResource.get',
  summary: 'The viewer\u2019s private tags, by name.',
  who: 'person',
  rate: 'read',
  acting: 'see-boards',
  options: z.object({ page_size: pageSizeOption(25, MOST_TAGS) }),
  item,
  handle: async (context, { page_size: pageSize }, { after }) =>
    mapPage(await listOwnTags(context, { after, pageSize }), (tags) =>
      tags.map(({ id, name, pin_count }) => ({ id, name, pin_count })),
    ),
});
