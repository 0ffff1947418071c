import type { BoardAccess } from '#features/library/boards/board-member.ts';
import type { Id } from '#platform/ids/ids.ts';

export const MOST_INVITED_AT_ONCE = 20;

const DAY_SECONDS = 86_400;

export const INVITE_RULES = {
  byInviter: { name: 'board invites by inviter', most: 100, windowSeconds: DAY_SECONDS },
  byPair: { name: 'board invites by inviter and invited', most: 5, windowSeconds: DAY_SECONDS },
};

export interface InviteInput {
  boardId: Id;
  ids: readonly Id[];
  username?: string | undefined;
  access: BoardAccess;
}
