import { BoardMemberEvent } from '#features/library/members/board-member-event.ts';
import { defineListener } from '#platform/events/event.ts';
import type { Platform } from '#platform/resource/context.ts';
import { notifyBoard } from './notify-board.service.ts';

export const notifyBoardListener = defineListener({
  name: 'notifications.tell-board-news',
  on: BoardMemberEvent,
  run: (platform: Platform, payload, { eventId }) =>
    notifyBoard(platform, { ...payload, eventId, at: platform.clock.now() }),
});
