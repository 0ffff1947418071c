import { TOPIC_REASONS } from '#features/library/pins/filed-topic.ts';

export const TABLES = {
  interests: {},
  interest_follows: {},
  pin_interests: { reason: TOPIC_REASONS },
  board_interests: {},
  pin_topic_choices: {},
};
