import { followBoard } from '#features/library/boards/follow-board/follow-board.service.ts';
import { askToJoin } from '#features/library/members/ask-to-join/ask-to-join.service.ts';
import { inviteToBoard } from '#features/library/members/invite-collaborator/invite-collaborator.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';
import { contextOfPerson } from './context-of-person.ts';
import { SAMPLE_BOARD_FOLLOWS, SAMPLE_INVITES, SAMPLE_REQUESTS_TO_JOIN } from './words/invites.ts';

/** Which board somebody has under that name. */
type BoardOf = (owner: string, name: string) => Id;

/** Sample people follow boards, invite each other to theirs, and ask to be let onto others. */
export async function askAround(
  platform: Platform,
  boardOf: BoardOf,
  idOf: (name: string) => Id,
): Promise<void> {
  for (const { owner, board, by } of SAMPLE_BOARD_FOLLOWS) {
    for (const follower of by) {
      done(await followBoard(await contextOfPerson(platform, follower), boardOf(owner, board)));
    }
  }
  for (const { owner, board, from, to } of SAMPLE_INVITES) {
    const wish = { boardId: boardOf(owner, board), ids: [idOf(to)], access: 'write' as const };
    done(await inviteToBoard(await contextOfPerson(platform, from), wish));
  }
  for (const { owner, board, from } of SAMPLE_REQUESTS_TO_JOIN) {
    done(await askToJoin(await contextOfPerson(platform, from), boardOf(owner, board)));
  }
}

function done(answer: object): void {
  if ('refused' in answer) throw new Error(`Something of the sample world was refused: ${answer.refused}`);
}
