import { useRevalidator } from 'react-router';
import { call } from '#platform/resource/client.ts';
import { useSwitch } from '#platform/resource/use-switch.ts';
import { FollowButton } from './follow-button.tsx';

/** Lets the viewer follow a board of others, or leave it. */
export function FollowBoardButton({ board }: { board: { id: string; isFollowed: boolean } }) {
  const { revalidate } = useRevalidator();
  const [isFollowed, press] = useSwitch(board.isFollowed, {
    turn: (isOn) =>
      call(isOn ? 'PUT /v3/boards/:board_id/follow/' : 'DELETE /v3/boards/:board_id/follow/', {
        board_id: board.id,
      }),
    refresh: revalidate,
    refreshAfter: REFRESH_AFTER_FOLLOW_MS,
  });
  return <FollowButton isFollowed={isFollowed} onClick={press} />;
}

/** The page asks anew how things stand this long after somebody followed or left, ms. */
const REFRESH_AFTER_FOLLOW_MS = 1000;
