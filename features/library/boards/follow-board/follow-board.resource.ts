import { z } from 'zod';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { unlessMembersRefused } from '../board-member-refusals.ts';
import { followBoard, unfollowBoard } from './follow-board.service.ts';

const definition = {
  who: 'person',
  rate: 'write',
  acting: 'react',
  options: z.object({ board_id: idOption }),
  data: z.object({ board_id: z.string(), followed_by_me: z.boolean() }),
} as const;

/** Follows a board: its new pins appear on the home page. Idempotent. */
export const boardFollowCreate = defineResource({
  ...definition,
  name: 'BoardFollowResource.create',
  summary: 'Follows a board.',
  handle: async (context, { board_id }) => {
    unlessMembersRefused(await followBoard(context, board_id));
    return { board_id, followed_by_me: true };
  },
});

/** Unfollows a board, even if the viewer can no longer see it. Idempotent. */
export const boardFollowDelete = defineResource({
  ...definition,
  name: 'BoardFollowResource.delete',
  summary: 'Unfollows a board.',
  handle: async (context, { board_id }) => {
    await unfollowBoard(context, board_id);
    return { board_id, followed_by_me: false };
  },
});

/** Follows a board by path, for other clients. */
export const boardFollowPut = defineResource({
  ...definition,
  name: 'PUT /v3/boards/:board_id/follow/',
  summary: 'Follows a board.',
  handle: boardFollowCreate.handle,
});

/** Unfollows a board by path, for other clients. */
export const boardFollowDeleteByPath = defineResource({
  ...definition,
  name: 'DELETE /v3/boards/:board_id/follow/',
  summary: 'Unfollows a board.',
  handle: boardFollowDelete.handle,
});
