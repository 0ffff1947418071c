import { findNameFor } from '#features/core/people/person.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { queueMail } from '#platform/mail/send-mail.job.ts';
import type { Platform } from '#platform/resource/context.ts';
import type { NotificationType } from './notification.ts';
import { mapNotificationChoices } from './notification-choice.store.ts';
import { kindOfNotification, UNCHOSEN } from './notification-kind.ts';
import { findReader } from './notification-mail.store.ts';
import { notificationMail } from './notification-mail.ts';

export type Delivering = Pick<Platform, 'db' | 'jobs' | 'config' | 'texts'>;

/**
 * Notifies somebody as they chose: on the site, by mail too, or not at all. `insert` returns whether it is new; old
 * ones are not mailed again.
 */
export async function deliverNotification(
  platform: Delivering,
  { type, userId, actorId }: { type: NotificationType; userId: Id; actorId: Id },
  insert: (tx: Transaction) => Promise<boolean>,
): Promise<void> {
  const kind = kindOfNotification(type);
  const choice = (kind && (await mapNotificationChoices(platform.db, userId)).get(kind)) || UNCHOSEN;
  if (!choice.on_site) return;
  await platform.db.transaction(async (tx) => {
    const isNotification = await insert(tx);
    if (!isNotification || !choice.by_mail) return;
    const reader = await findReader(tx, userId);
    const actor = reader && (await findNameFor(tx, userId, actorId));
    // The list of notifications does not show blocked or erased people either.
    if (!reader || actor === null) return;
    const i18n = await platform.texts.in(reader.locale);
    await queueMail(
      platform.jobs,
      tx,
      notificationMail(i18n, platform.config, type, { to: reader.to, actor }),
    );
  });
}
