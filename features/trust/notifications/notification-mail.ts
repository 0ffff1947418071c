import type { Config } from '#platform/config/config.ts';
import type { ServerI18n } from '#platform/i18n/texts.ts';
import type { Message } from '#platform/mail/message.ts';
import { nameInMail } from '#platform/mail/name-in-mail.ts';
import type { NotificationType } from './notification.ts';

type Site = Pick<Config, 'brandName' | 'origin'>;

type Names = { who: string; brandName: string };

/** Without names of boards: a mail is read by whoever has access to the mailbox. */
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
    case 'comment_mention':
      return i18n.t('{who} mentioned you in a comment on {brandName}', names);
    default:
      return i18n.t('You have new notifications on {brandName}', names);
  }
}

export function notificationMail(
  i18n: ServerI18n,
  { brandName, origin }: Site,
  type: NotificationType,
  { to, actor }: { to: string; actor: string },
): Message {
  const who = nameInMail(actor, i18n.t('Somebody'));
  const sentence = sentenceOf(i18n, type, { who, brandName });
  return {
    to,
    subject: sentence,
    text: [
      `${sentence}.`,
      `${i18n.t('See it among your news:')} ${origin}/news/`,
      `${i18n.t('You get this email because you asked for it. Choose which emails you get:')} ${origin}/settings/notifications/`,
    ].join('\n\n'),
  };
}
