import { pathOfPicture, picturePath } from '#features/core/media/picture-urls.ts';
import type { FollowedCard } from '#features/core/people/wire/person-answer.ts';
import type { NotificationType } from '../notification.ts';
import type { NotificationAnswer, NotificationEntryAnswer } from '../wire/notification-answer.ts';

/** What one person did, and can be answered with. */
export interface EntryData {
  type: NotificationType;
  actor: ReturnType<typeof actorData>;
  url: string;
  text: string | null;
  comment: { id: string; pinId: string } | null;
}

export type NotificationData = ReturnType<typeof notificationData>;

export function notificationData(answer: NotificationAnswer) {
  const { id, news_type: type, board, pin, picture, contact_request } = answer;
  return {
    ...entryOf(type, answer.actor, answer),
    id,
    others: answer.others_count,
    entries: answer.entries_count,
    board,
    pin,
    picture: picture && {
      src: picturePath(picture.image_signature, '136x136'),
      color: picture.dominant_color,
      alt: picture.alt_text,
      isSensitive: picture.is_sensitive,
    },
    isOpen: answer.is_open,
    requestId: contact_request?.id ?? null,
    isRead: answer.is_read,
    /** Milliseconds since 1970. */
    at: Date.parse(answer.created_at),
  };
}

export const entryData = (type: NotificationType, answer: NotificationEntryAnswer): EntryData =>
  entryOf(type, answer, answer);

type Said = Pick<NotificationEntryAnswer, 'url' | 'text' | 'comment'>;

function entryOf(type: NotificationType, actor: FollowedCard, { url, text, comment }: Said): EntryData {
  return {
    ...{ type, url, text },
    actor: actorData(actor),
    comment: comment && { id: comment.id, pinId: comment.pin_id },
  };
}

function actorData(actor: FollowedCard) {
  return {
    id: actor.id,
    username: actor.username,
    fullName: actor.full_name,
    image: pathOfPicture(actor.image_small_url),
    isPrivate: actor.is_private_profile,
    isFollowedByMe: actor.explicitly_followed_by_me,
    isAskedByMe: actor.is_follow_requested_by_me,
  };
}
