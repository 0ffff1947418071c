import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Avatar } from '#design/avatar/avatar.tsx';
import { VisuallyHidden } from '#design/hidden/visually-hidden.tsx';
import type { ACCESS_NOTIFICATIONS } from '#features/business/access/access-notifications.ts';
import type { MERCHANT_NOTIFICATIONS } from '#features/business/profiles/merchant-notifications.ts';
import { pathOfPicture } from '#features/core/media/picture-urls.ts';
import { FollowRequestAnswer } from '#features/core/people/parts/follow-request-answer.tsx';
import type { FOLLOW_NOTIFICATIONS } from '#features/core/people/person.ts';
import { Age } from '#features/library/boards/parts/age.tsx';
import type { TryNotification } from '#features/library/pins/try-notifications.ts';
import type { CommentNotification } from '#features/social/comments/comment.ts';
import type { MODERATION_NOTIFICATIONS } from '#features/trust/moderation/moderation-notifications.ts';
import type { NotificationAnswer } from '../list-notifications/list-notifications.ts';
import styles from './notification-list.module.css';

export function NotificationList({ notifications }: { notifications: readonly NotificationData[] }) {
  const { t } = useLingui();
  return (
    <ul className={styles.list} aria-label={t`Notifications`}>
      {notifications.map((one) => (
        <li key={one.id}>
          <Link to={one.url} className={styles.row} data-unread={!one.isRead || undefined}>
            <Avatar name={one.actor.fullName} src={one.actor.image} size={48} />
            <span className={styles.words}>
              <span>
                <Sentence notifications={one} />
              </span>
              <span className={styles.age}>
                <Age ms={one.age} />
              </span>
            </span>
            {!one.isRead && (
              <span className={styles.dot}>
                <VisuallyHidden>
                  <Trans>Unread</Trans>
                </VisuallyHidden>
              </span>
            )}
          </Link>
          {one.type === 'follow_request' && (
            <div className={styles.answer}>
              <FollowRequestAnswer person={one.actor} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Sentence({ notifications }: { notifications: NotificationData }) {
  const person = <strong>{notifications.actor.fullName}</strong>;
  const board = <strong>{notifications.board}</strong>;
  switch (notifications.type) {
    case 'board_invite':
      return (
        <Trans>
          {person} invited you to the board {board}
        </Trans>
      );
    case 'board_invite_accepted':
      return (
        <Trans>
          {person} now works with you on {board}
        </Trans>
      );
    case 'contact_request':
      return (
        <Trans>
          {person} wants to join your board {board}
        </Trans>
      );
    case 'contact_request_accepted':
      return (
        <Trans>
          {person} accepted your request to join {board}
        </Trans>
      );
    default:
      return <PeopleSentence {...{ person, notifications }} type={notifications.type} />;
  }
}

type PeopleSentenceProps = {
  person: ReactNode;
  notifications: NotificationData;
  type: CommentNotification | TryNotification | (typeof FOLLOW_NOTIFICATIONS)[number] | OfAccount;
};

/** Several people's actions share one sentence. */
function PeopleSentence({ person, notifications, type }: PeopleSentenceProps) {
  const others = <Plural value={notifications.others} one="# other" other="# others" />;
  const people =
    notifications.others > 0 ? (
      <Trans>
        {person} and {others}
      </Trans>
    ) : (
      person
    );
  switch (type) {
    case 'user_follow':
      return <Trans>{person} follows you</Trans>;
    case 'follow_request':
      return <Trans>{person} wants to follow you</Trans>;
    case 'follow_request_accepted':
      return <Trans>{person} accepted your follow request</Trans>;
    case 'pin_comment':
      return <Trans>{people} commented on your Pin</Trans>;
    case 'comment_reply':
      return <Trans>{people} replied to your comment</Trans>;
    case 'comment_like':
      return <Trans>{people} liked your comment</Trans>;
    case 'try_like':
      return <Trans>{people} liked your note on a Pin you tried</Trans>;
    case 'comment_mention':
      return <Trans>{people} mentioned you in a comment</Trans>;
    default:
      return <AccountSentence {...{ person, type }} />;
  }
}

type OfAccount =
  | (typeof ACCESS_NOTIFICATIONS)[number]
  | (typeof MODERATION_NOTIFICATIONS)[number]
  | (typeof MERCHANT_NOTIFICATIONS)[number];

function AccountSentence({ person, type }: { person: ReactNode; type: OfAccount }) {
  switch (type) {
    case 'business_invite':
      return <Trans>{person} invites you to act for its business account</Trans>;
    case 'business_invite_accepted':
      return <Trans>{person} now acts for your business</Trans>;
    case 'moderation_decided':
      return <Trans>The staff of this site made a decision about you</Trans>;
    case 'appeal_answered':
      return <Trans>Your appeal was answered</Trans>;
    case 'merchant_approved':
      return <Trans>Your business is now a verified merchant</Trans>;
    case 'merchant_disapproved':
      return <Trans>Your business was not verified. See why, and apply again.</Trans>;
    case 'merchant_ended':
      return <Trans>Your business is no longer a verified merchant. See why.</Trans>;
  }
}

type NotificationData = ReturnType<typeof notificationData>;

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
