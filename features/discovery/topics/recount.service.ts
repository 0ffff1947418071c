import type { Recount } from '#features/core/people/person-counts.ts';
import { addToFollowers, listWrongTopicCounts } from './topic-follow.store.ts';

export const recountTopics: Recount = {
  listWrong: listWrongTopicCounts,
  right: { 'topic.follower_count': addToFollowers },
};
