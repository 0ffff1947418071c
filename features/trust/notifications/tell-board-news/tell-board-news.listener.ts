import { BoardMemberTold } from '#features/library/members/board-member-told.ts';
import { defineListener } from '#platform/events/event.ts';
import type { Platform } from '#platform/resource/context.ts';
import { tellBoardNews } from './tell-board-news.service.ts';

/** Makes news of who invites whom to a board, who asks for it, and what became of that. */
export const boardNewsListener = defineListener({
  name: 'notifications.tell-board-news',
  on: BoardMemberTold,
  run: (platform: Platform, payload, { eventId }) =>
    tellBoardNews(platform, { ...payload, eventId, at: platform.clock.now() }),
});
