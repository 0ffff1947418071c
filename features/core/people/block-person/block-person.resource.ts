import { z } from 'zod';
import { requireActingFor } from '#features/core/identity/acting-access.ts';
import { idOption, pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource, defineResource, mapPage } from '#platform/resource/resource.ts';
import { blockPerson } from '../block.service.ts';
import { unlessFollowRefused } from '../person-refusals.ts';
import { presentPeople } from '../wire/person.view.ts';
import { personCard } from '../wire/person-answer.ts';
import { listBlocked, unblockPerson } from './block-person.service.ts';

const word = z.string().max(100).nullish();
const answer = z.object({ id: z.string() });

/** Blocks somebody. Idempotent. */
export const userBlockCreate = defineResource({
  name: 'UserBlockResource.create',
  summary: 'Blocks a person.',
  who: 'person',
  rate: 'write',
  acting: 'block',
  options: z.object({
    blocked_user_id: idOption,
    orbac_subject_id: idOption.nullish(),
    block_source: word,
    block_context: word,
  }),
  data: answer,
  handle: async (context, { blocked_user_id, orbac_subject_id, block_source, block_context }) => {
    requireActingFor(context.viewer, { id: orbac_subject_id }, 'block');
    const input = { source: block_source ?? null, context: block_context ?? null };
    return unlessFollowRefused(await blockPerson(context, { userId: blocked_user_id, ...input }));
  },
});

/** Unblocks somebody. Idempotent. */
export const userBlockDelete = defineResource({
  name: 'UserBlockResource.delete',
  summary: 'Unblocks a person.',
  who: 'person',
  rate: 'write',
  acting: 'block',
  options: z.object({ blocked_user_id: idOption, orbac_subject_id: idOption.nullish() }),
  data: answer,
  handle: (context, { blocked_user_id, orbac_subject_id }) => {
    requireActingFor(context.viewer, { id: orbac_subject_id }, 'block');
    return unblockPerson(context, blocked_user_id);
  },
});

/** The people the viewer blocks, newest block first. */
export const userBlocksGet = definePagedResource({
  name: 'UserBlocksResource.get',
  summary: 'The people whom the viewer blocks.',
  who: 'person',
  rate: 'read',
  options: z.object({ page_size: pageSizeOption(50) }),
  item: personCard,
  handle: async (context, { page_size: pageSize }, { after }) => {
    const page = await listBlocked(context, { after, pageSize });
    return mapPage(page, (people) => presentPeople(context, people));
  },
});
