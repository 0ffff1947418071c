import type { Id } from '#platform/ids/ids.ts';
import { type Delivering, deliverBundled, deliverNotification } from '../deliver-notification.service.ts';
import type { NotificationType } from '../notification.ts';
import { insertOnce } from './notify-follow.store.ts';

interface FollowNotification {
  what: NotificationType;
  actor_id: Id;
  person_id: Id;
  eventId: string;
  at: Date;
}

/** Unfollowing and following again does not notify again. Requests are answered one by one, so each stays alone. */
export async function notifyFollow(platform: Delivering, notifications: FollowNotification): Promise<void> {
  const { what, actor_id, person_id, at } = notifications;
  if (what === 'user_follow') return deliverBundled(platform, notifications);
  const told = { type: what, userId: person_id, actorId: actor_id };
  await deliverNotification(platform, told, (tx) => insertOnce(tx, { ...told, at }));
}
