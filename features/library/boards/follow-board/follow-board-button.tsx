import { useRevalidator } from 'react-router';
import { call } from '#platform/resource/client.ts';
import { ON_OR_OFF, useSwitch } from '#platform/resource/use-switch.ts';
import { FollowButton } from './follow-button.tsx';

export function FollowBoardButton({ board }: { board: { id: string; isFollowed: boolean } }) {
  const { revalidate } = useRevalidator();
  const [isFollowed, press] = useSwitch(board.isFollowed, {
    ...ON_OR_OFF,
    turn: async (isOn) => {
      const name = isOn ? 'PUT /v3/boards/:board_id/follow/' : 'DELETE /v3/boards/:board_id/follow/';
      await call(name, { board_id: board.id });
      return isOn;
    },
    refresh: revalidate,
  });
  return <FollowButton isFollowed={isFollowed} onClick={press} />;
}
