import { findNameFor } from '#features/core/people/person.service.ts';
import type { Config } from '#platform/config/config.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { ServerI18n } from '#platform/i18n/texts.ts';
import type { Id } from '#platform/ids/ids.ts';
import { tell } from '#platform/live/tell.ts';
import { type Message, nameInMail } from '#platform/mail/message.ts';
import { queueMail } from '#platform/mail/send-mail.job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { findReader, insertBundled, mapNotificationChoices } from './deliver-notification.store.ts';
import { LIVE_NOTIFICATIONS, type NotificationType } from './notification.ts';
import { kindOfNotification, UNCHOSEN } from './notification-kind.ts';

export type Delivering = Pick<Platform, 'db' | 'jobs' | 'config' | 'texts'>;

/** `insert` returns whether it is new; the rest is not mailed again. */
export async function deliverNotification(
  platform: Delivering,
  { type, userId, actorId }: { type: NotificationType; userId: Id; actorId: Id },
  insert: (tx: Transaction) => Promise<boolean>,
): Promise<void> {
  const kind = kindOfNotification(type);
  const choice = (kind && (await mapNotificationChoices(platform.db, userId)).get(kind)) || UNCHOSEN;
  if (!choice.on_site) return;
  await platform.db.transaction(async (tx) => {
    const isNew = await insert(tx);
    await tell(tx, [userId], { type: LIVE_NOTIFICATIONS, id: userId });
    if (!isNew || !choice.by_mail) return;
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

interface BundledNotification {
  what: NotificationType;
  actor_id: Id;
  person_id: Id;
  object_id?: Id;
  /** What the actor wrote or saved. */
  part_id?: Id | undefined;
  eventId: string;
  at: Date;
}

/** The same action by several people is one notification until it is read, for a day. */
export async function deliverBundled(
  platform: Delivering,
  { what: type, actor_id: actorId, person_id: userId, object_id, part_id, eventId, at }: BundledNotification,
): Promise<void> {
  const told = { type, userId, actorId };
  const entry = { actor: actorId, ...(part_id && { object: part_id }) };
  const known = part_id && WRITTEN.has(type) ? entry : { actor: actorId };
  const bundled = { objectId: object_id ?? null, entry, known, isOnce: ONCE.has(type), eventId, at };
  await deliverNotification(platform, told, (tx) => insertBundled(tx, { ...told, ...bundled }));
}

/** Each time is news. */
const WRITTEN: ReadonlySet<NotificationType> = new Set(['pin_comment', 'comment_reply', 'comment_mention']);

/** Doing it again does not notify again, even after it was read. */
const ONCE: ReadonlySet<NotificationType> = new Set([
  ...[...WRITTEN, 'comment_like', 'try_like', 'user_follow', 'pin_save'],
] as NotificationType[]);

type Site = Pick<Config, 'brandName' | 'origin'>;

type Names = { who: string; brandName: string };

/** Leaves out names of boards: a mail is read by whoever has access to the mailbox. */
function sentenceOf(i18n: ServerI18n, type: NotificationType, names: Names): string {
  switch (type) {
    case 'board_invite':
      return i18n.t('{who} invites you to a board on {brandName}', names);
    case 'board_invite_accepted':
      return i18n.t('{who} now works with you on a board on {brandName}', names);
    case 'contact_request':
      return i18n.t('{who} wants to join your board on {brandName}', names);
    case 'contact_request_accepted':
      return i18n.t('{who} accepted your request to join a board on {brandName}', names);
    case 'user_follow':
      return i18n.t('{who} started following you on {brandName}', names);
    case 'follow_request':
      return i18n.t('{who} wants to follow you on {brandName}', names);
    case 'follow_request_accepted':
      return i18n.t('{who} accepted your follow request on {brandName}', names);
    case 'pin_comment':
      return i18n.t('{who} commented on your Pin on {brandName}', names);
    case 'comment_reply':
      return i18n.t('{who} replied to you on {brandName}', names);
    case 'comment_like':
      return i18n.t('{who} liked your comment on {brandName}', names);
    case 'try_like':
      return i18n.t('{who} liked your note on a Pin you tried on {brandName}', names);
    case 'pin_save':
      return i18n.t('{who} saved your Pin on {brandName}', names);
    case 'comment_mention':
      return i18n.t('{who} mentioned you in a comment on {brandName}', names);
    case 'business_invite':
      return i18n.t('{who} invites you to act for it on {brandName}', names);
    case 'business_invite_accepted':
      return i18n.t('{who} now acts for your business on {brandName}', names);
    case 'managed_client_asked':
      return i18n.t('{who} asks to manage your ads on {brandName}', names);
    case 'managed_client_accepted':
      return i18n.t('{who} is now your client on {brandName}', names);
    default:
      return i18n.t('You have new notifications on {brandName}', names);
  }
}

function notificationMail(
  i18n: ServerI18n,
  { brandName, origin }: Site,
  type: NotificationType,
  { to, actor }: { to: string; actor: string },
): Message {
  const who = nameInMail(actor, i18n.t('Someone'));
  const sentence = sentenceOf(i18n, type, { who, brandName });
  return {
    to,
    subject: sentence,
    text: [
      `${sentence}.`,
      `${i18n.t('See it under Notifications:')} ${origin}/news/`,
      `${i18n.t('You chose to get these emails. Change that here:')} ${origin}/settings/notifications/`,
    ].join('\n\n'),
  };
}
