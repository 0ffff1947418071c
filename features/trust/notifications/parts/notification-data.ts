import { pathOfPicture } from '#features/core/media/picture-urls.ts';
import type { NotificationAnswer } from '../list-notifications/list-notifications.ts';

export type NotificationData = ReturnType<typeof notificationData>;

export function notificationData(
  { id, news_type, actor, others_count, board, url, is_read, created_at }: NotificationAnswer,
  now: number,
) {
  return {
    id,
    type: news_type,
    actor: { id: actor.id, fullName: actor.full_name, image: pathOfPicture(actor.image_small_url) },
    others: others_count,
    board: board?.name ?? null,
    url,
    isRead: is_read,
    /** Milliseconds. */
    age: Math.max(0, now - Date.parse(created_at)),
  };
}
