import type { Recount } from '#features/core/people/wrong-count.ts';
import { addToFollowers, listWrongTopicCounts } from './topic-follow.store.ts';

export const recountTopics: Recount = {
  listWrong: listWrongTopicCounts,
  right: { 'topic.follower_count': addToFollowers },
};
