import { picturePath } from '#features/core/media/picture-urls.ts';
import type { Reading } from '#platform/resource/context.ts';
import type { ShownTopic } from '../topic.service.ts';
import { topicPath } from '../topic.ts';
import type { TopicAnswer } from './topic-answer.ts';

export function presentTopic(
  { config: { origin } }: Pick<Reading, 'config'>,
  { topic, cover, isFollowed }: ShownTopic,
): TopicAnswer {
  const { id, name, slug, parent_id, follower_count, pin_count } = topic;
  const signature = cover?.row.image_signature;
  return {
    ...{ id, type: 'interest', name, key: slug, url_name: slug, url: topicPath(slug), parent_id },
    ...{ follower_count, pin_count, is_followed: isFollowed, image_signature: signature ?? null },
    image_url: signature ? `${origin}${picturePath(signature, '236x')}` : null,
    background_color: cover?.row.dominant_color ?? null,
  };
}
