import type { Config } from '#platform/config/config.ts';
import type { Message } from '#platform/mail/message.ts';
import { nameInMail } from '#platform/mail/name-in-mail.ts';
import type { NewsType } from './notification.ts';

type Site = Pick<Config, 'brandName' | 'origin'>;

/** What happened, without names of boards: a mail is read by whoever has the mailbox. */
function sentenceOf(type: NewsType, who: string): string {
  switch (type) {
    case 'board_invite':
      return `${who} invites you to a board`;
    case 'board_invite_accepted':
      return `${who} now works with you on a board`;
    case 'contact_request':
      return `${who} asks to work with you on a board`;
    case 'contact_request_accepted':
      return `${who} lets you work on a board`;
    case 'user_follow':
      return `${who} follows you`;
    case 'follow_request':
      return `${who} asks to follow you`;
    case 'follow_request_accepted':
      return `${who} lets you follow them`;
    case 'pin_comment':
      return `${who} commented on your Pin`;
    case 'comment_reply':
      return `${who} answered you`;
    case 'comment_like':
      return `${who} likes your comment`;
    case 'comment_mention':
      return `${who} mentioned you in a comment`;
    default:
      return 'There is news for you';
  }
}

/** A mail that tells one piece of news, and how to get no more of them. */
export function newsMail(
  { brandName, origin }: Site,
  type: NewsType,
  { to, actor }: { to: string; actor: string },
): Message {
  const sentence = sentenceOf(type, nameInMail(actor, 'Somebody'));
  return {
    to,
    subject: `${sentence} on ${brandName}`,
    text: [
      `${sentence} on ${brandName}.`,
      `See it among your news: ${origin}/news/`,
      `You get this mail because you asked for it. Choose which mails you get: ${origin}/settings/notifications/`,
    ].join('\n\n'),
  };
}
