import type { Id } from '#platform/ids/ids.ts';

/** Why a pin is filed under a topic, the strongest first. */
export const TOPIC_REASONS = ['owner', 'text', 'board', 'filed'] as const;
export type TopicReason = (typeof TOPIC_REASONS)[number];

/** Of `interests` under this alias; the locale is a value of the statement. */
export const topicNameIn = (topic: string, locale: string) =>
  `coalesce(${topic}.names ->> ${locale}::text, ${topic}.name)`;

export interface FiledTopic {
  id: Id;
  name: string;
  slug: string;
  parent_id: Id | null;
  reason: TopicReason;
}
