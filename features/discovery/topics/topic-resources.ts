import { pinTopicsGet, pinTopicsUpdate } from './choose-topics/choose-topics.resource.ts';
import {
  moderationTopicCreate,
  moderationTopicMergeCreate,
  moderationTopicsGet,
  moderationTopicUpdate,
} from './edit-topics/edit-topics.resource.ts';
import {
  interestFollowCreate,
  interestFollowDelete,
  orientationContextCreate,
} from './follow-topic/follow-topic.resource.ts';
import { interestFollowingGet } from './list-followed-topics/list-followed-topics.resource.ts';
import {
  categoriesGet,
  exploreSectionsGet,
  hashtagTypeaheadGet,
} from './list-topics/list-topics.resource.ts';
import {
  categoryFeedGet,
  categoryGet,
  relatedInterestsGet,
  topicBoardsGet,
  topicFeedGet,
  topicGet,
  topicPeopleGet,
} from './show-topic/show-topic.resource.ts';

export const topicResources = [
  topicGet,
  topicFeedGet,
  topicBoardsGet,
  topicPeopleGet,
  relatedInterestsGet,
  categoriesGet,
  categoryGet,
  categoryFeedGet,
  exploreSectionsGet,
  hashtagTypeaheadGet,
  interestFollowingGet,
  interestFollowCreate,
  interestFollowDelete,
  orientationContextCreate,
  pinTopicsGet,
  pinTopicsUpdate,
  moderationTopicsGet,
  moderationTopicCreate,
  moderationTopicUpdate,
  moderationTopicMergeCreate,
] as const;
