import { AdReviewEvent } from '#features/ads/campaigns/review-event.ts';
import { BusinessAccessEvent } from '#features/business/access/access-event.ts';
import { MerchantEvent } from '#features/business/profiles/merchant-event.ts';
import { FollowEvent } from '#features/core/people/person-event.ts';
import { BoardMemberEvent } from '#features/library/members/board-member-event.ts';
import { TryEvent } from '#features/library/pins/try-event.ts';
import { SaveEvent } from '#features/library/saves/save-event.ts';
import { CommentEvent } from '#features/social/comments/comment-event.ts';
import { ModerationEvent } from '#features/trust/moderation/moderation-event.ts';
import { defineListener } from '#platform/events/event.ts';
import type { Platform } from '#platform/resource/context.ts';
import { deliverBundled } from './deliver-notification.service.ts';
import { notifyBoard } from './notify-board/notify-board.service.ts';
import { notifyFollow } from './notify-follow/notify-follow.service.ts';
import { notifyModeration } from './notify-moderation/notify-moderation.service.ts';
import { notifySave } from './notify-save/notify-save.service.ts';

export const notifyAccessListener = defineListener({
  name: 'notifications.tell-access-news',
  on: BusinessAccessEvent,
  run: (platform: Platform, payload, { eventId }) =>
    deliverBundled(platform, { ...payload, eventId, at: platform.clock.now() }),
});

export const notifyBoardListener = defineListener({
  name: 'notifications.tell-board-news',
  on: BoardMemberEvent,
  run: (platform: Platform, payload, { eventId }) =>
    notifyBoard(platform, { ...payload, eventId, at: platform.clock.now() }),
});

export const notifyCommentListener = defineListener({
  name: 'notifications.tell-comment-news',
  on: CommentEvent,
  run: (platform: Platform, payload, { eventId }) =>
    deliverBundled(platform, { ...payload, part_id: payload.comment_id, eventId, at: platform.clock.now() }),
});

export const notifyFollowListener = defineListener({
  name: 'notifications.tell-follow-news',
  on: FollowEvent,
  run: (platform: Platform, payload, { eventId }) =>
    notifyFollow(platform, { ...payload, eventId, at: platform.clock.now() }),
});

export const notifyModerationListener = defineListener({
  name: 'notifications.tell-moderation-news',
  on: ModerationEvent,
  run: ({ db, clock }: Platform, payload, { eventId }) =>
    notifyModeration(db, { ...payload, object_id: payload.case_id, eventId, at: clock.now() }),
});

export const notifyMerchantListener = defineListener({
  name: 'notifications.tell-merchant-news',
  on: MerchantEvent,
  run: ({ db, clock }: Platform, payload, { eventId }) =>
    notifyModeration(db, { ...payload, object_id: payload.person_id, eventId, at: clock.now() }),
});

export const notifyAdListener = defineListener({
  name: 'notifications.tell-ad-news',
  on: AdReviewEvent,
  run: ({ db, clock }: Platform, payload, { eventId }) =>
    notifyModeration(db, { ...payload, object_id: payload.ad_id, eventId, at: clock.now() }),
});

export const notifySaveListener = defineListener({
  name: 'notifications.tell-save-news',
  on: SaveEvent,
  run: (platform: Platform, payload, { eventId }) =>
    notifySave(platform, { ...payload, eventId, at: platform.clock.now() }),
});

/** Likes of a try share one notification until it is read. */
export const notifyTryListener = defineListener({
  name: 'notifications.tell-try-news',
  on: TryEvent,
  run: (platform: Platform, payload, { eventId }) =>
    deliverBundled(platform, { ...payload, eventId, at: platform.clock.now() }),
});
