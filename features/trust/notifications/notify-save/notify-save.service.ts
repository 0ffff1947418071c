import { whoSeesPin } from '#features/library/pins/pin.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Delivering, deliverBundled } from '../deliver-notification.service.ts';
import type { NotificationType } from '../notification.ts';

interface Save {
  what: NotificationType;
  actor_id: Id;
  person_id: Id;
  object_id: Id;
  saved_id: Id;
  eventId: string;
  at: Date;
}

/** Says nothing of what is saved where the pinner may not look. */
export async function notifySave(platform: Delivering, { saved_id, ...save }: Save): Promise<void> {
  const who = await whoSeesPin(platform.db, saved_id, [save.person_id]);
  if (who.has(save.person_id)) await deliverBundled(platform, { ...save, part_id: saved_id });
}
