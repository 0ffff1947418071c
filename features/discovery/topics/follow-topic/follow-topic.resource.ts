import { z } from 'zod';
import type { Id } from '#platform/ids/ids.ts';
import { idOption, listOption } from '#platform/resource/options.ts';
import { invalid } from '#platform/resource/refusal.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { MOST_TOPICS_AT_ONCE } from '../topic.ts';
import { followKnownTopics, followTopics, unfollowTopics } from './follow-topic.service.ts';

const topics = listOption(idOption, MOST_TOPICS_AT_ONCE);

const definition = {
  who: 'person',
  rate: 'write',
  acting: 'react',
  options: z.object({
    interest_id: idOption.nullish(),
    /** Further topics; or `favorited`, as known clients name the list of followed topics. */
    interest_list: z.preprocess((value) => (value === 'favorited' ? [] : value), topics).nullish(),
  }),
  data: z.object({ interest_ids: z.array(z.string()), is_followed: z.boolean() }),
} as const;

/** Follows topics, all or none of them: their new pins appear on the home page. Idempotent. */
export const interestFollowCreate = defineResource({
  ...definition,
  name: 'InterestFollowResource.create',
  summary: 'Follows topics.',
  handle: async (context, sent) => {
    const ids = idsIn(sent);
    await followTopics(context, ids);
    return { interest_ids: ids, is_followed: true };
  },
});

/** Unfollows topics, even hidden ones. Idempotent. */
export const interestFollowDelete = defineResource({
  ...definition,
  name: 'InterestFollowResource.delete',
  summary: 'Follows topics no more.',
  handle: async (context, sent) => {
    const ids = idsIn(sent);
    await unfollowTopics(context, ids);
    return { interest_ids: ids, is_followed: false };
  },
});

/** Known clients send the topics that somebody new chose. Those that are not here are left out. */
export const orientationContextCreate = defineResource({
  name: 'OrientationContextResource.create',
  summary: 'Follows the topics that somebody new chose.',
  who: 'person',
  rate: 'write',
  data: definition.data,
  options: z.object({ interests: topics }),
  handle: async (context, { interests }) => {
    return { interest_ids: await followKnownTopics(context, interests), is_followed: true };
  },
});

function idsIn({ interest_id, interest_list }: z.output<(typeof definition)['options']>): Id[] {
  const ids = [...(interest_id ? [interest_id] : []), ...(interest_list ?? [])];
  if (ids.length === 0) {
    if (interest_list) throw invalid('interest_list', 'interest_list names no topic.');
    throw invalid('interest_id', 'interest_id must be an id.');
  }
  return [...new Set(ids)];
}
