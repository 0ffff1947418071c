import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { REVIEW_NOTIFICATIONS } from '#features/ads/campaigns/campaign.ts';
import type { ACCESS_NOTIFICATIONS } from '#features/business/access/access-notifications.ts';
import type { MERCHANT_NOTIFICATIONS } from '#features/business/profiles/merchant-notifications.ts';
import type { FOLLOW_NOTIFICATIONS } from '#features/core/people/person.ts';
import type { TryNotification } from '#features/library/pins/try-notifications.ts';
import type { SaveNotification } from '#features/library/saves/save-notifications.ts';
import type { CommentNotification } from '#features/social/comments/comment.ts';
import type { MODERATION_NOTIFICATIONS } from '#features/trust/moderation/moderation-notifications.ts';
import type { NotificationData } from './notification-data.ts';

export function NotificationSentence({ about }: { about: NotificationData }) {
  const person = <strong>{about.actor.fullName}</strong>;
  const board = <strong>{about.board?.name}</strong>;
  const people = <People about={about} />;
  switch (about.type) {
    case 'board_invite':
      return (
        <Trans>
          {person} invited you to the board {board}
        </Trans>
      );
    case 'board_invite_accepted':
      return (
        <Trans>
          {people} joined {board}
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
      return <PeopleSentence {...{ person, people }} type={about.type} pin={about.pin?.title} />;
  }
}

/** Several people's actions share one sentence. */
function People({ about: { actor, others: count } }: { about: NotificationData }) {
  const person = <strong>{actor.fullName}</strong>;
  if (count === 0) return person;
  const others = <Plural value={count} one="# other" other="# others" />;
  return (
    <Trans>
      {person} and {others}
    </Trans>
  );
}

type PeopleSentenceProps = {
  person: ReactNode;
  people: ReactNode;
  type: OfPeople | OfAccount;
  pin: string | undefined;
};

function PeopleSentence({ person, people, type, pin }: PeopleSentenceProps) {
  switch (type) {
    case 'user_follow':
      return <Trans>{people} started following you</Trans>;
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
    case 'pin_save':
      return pin ? (
        <Trans>
          {people} saved “{pin}”
        </Trans>
      ) : (
        <Trans>{people} saved your Pin</Trans>
      );
    case 'comment_mention':
      return <Trans>{people} mentioned you in a comment</Trans>;
    default:
      return <AccountSentence {...{ person, type }} />;
  }
}

type OfPeople =
  | CommentNotification
  | TryNotification
  | SaveNotification
  | (typeof FOLLOW_NOTIFICATIONS)[number];

type OfAccount =
  | (typeof ACCESS_NOTIFICATIONS)[number]
  | (typeof MODERATION_NOTIFICATIONS)[number]
  | (typeof MERCHANT_NOTIFICATIONS)[number]
  | (typeof REVIEW_NOTIFICATIONS)[number];

function AccountSentence({ person, type }: { person: ReactNode; type: OfAccount }) {
  switch (type) {
    case 'business_invite':
      return <Trans>{person} invites you to act for its business account</Trans>;
    case 'business_invite_accepted':
      return <Trans>{person} now acts for your business</Trans>;
    case 'managed_client_asked':
      return <Trans>{person} asks to manage your ads</Trans>;
    case 'managed_client_accepted':
      return <Trans>{person} is now your client: you can manage its ads</Trans>;
    case 'moderation_decided':
      return <Trans>The staff of this site made a decision about you</Trans>;
    case 'decision_taken_back':
      return <Trans>The staff of this site took back a decision about you</Trans>;
    case 'appeal_answered':
      return <Trans>Your appeal was answered</Trans>;
    case 'merchant_approved':
      return <Trans>Your business is now a verified merchant</Trans>;
    case 'merchant_disapproved':
      return <Trans>Your business was not verified. See why, and apply again.</Trans>;
    case 'ad_approved':
      return <Trans>Your ad was approved</Trans>;
    case 'ad_rejected':
      return <Trans>Your ad was not approved. See why, and change it.</Trans>;
    case 'merchant_ended':
      return <Trans>Your business is no longer a verified merchant. See why.</Trans>;
  }
}
