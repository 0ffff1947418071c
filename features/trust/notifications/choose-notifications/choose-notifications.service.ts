import { requireActingFor } from '#features/core/identity/acting-access.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { mapNotificationChoices } from '../deliver-notification.store.ts';
import {
  NOTIFICATION_KINDS,
  type NotificationChoice,
  type NotificationKind,
  UNCHOSEN,
} from '../notification-kind.ts';
import { writeNotificationChoice } from './choose-notifications.store.ts';
import type { NotificationChoiceAnswer } from './choose-notifications.ts';

type Me = ContextFor<'person'>;

export async function listNotificationChoices({ db, viewer }: Me): Promise<NotificationChoiceAnswer[]> {
  const chosen = await mapNotificationChoices(db, viewer.id);
  return NOTIFICATION_KINDS.map((kind) => ({ kind, ...(chosen.get(kind) ?? UNCHOSEN) }));
}

/**
 * Mails repeat what is on the site: turning them on turns the site on too, and turning the site off turns them off.
 */
export async function chooseNotifications(
  { db, viewer }: Me,
  kind: NotificationKind,
  changes: Changes,
): Promise<void> {
  const on_site = changes.by_mail === true && changes.on_site === undefined ? true : changes.on_site;
  const by_mail = on_site === false ? false : changes.by_mail;
  await writeNotificationChoice(db, requireActingFor(viewer, {}, 'edit-settings'), kind, {
    on_site,
    by_mail,
  });
}

type Changes = { [field in keyof NotificationChoice]?: boolean | undefined };
