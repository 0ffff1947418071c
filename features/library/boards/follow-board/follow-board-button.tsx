import { Trans } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { call } from '#platform/resource/client.ts';
import { ON_OR_OFF, useSwitch } from '#platform/resource/use-switch.ts';

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

export function FollowButton({ isFollowed, onClick }: { isFollowed: boolean; onClick?: () => void }) {
  return (
    <Button size="small" variant={isFollowed ? 'secondary' : 'primary'} onClick={onClick}>
      {isFollowed ? <Trans>Following</Trans> : <Trans>Follow</Trans>}
    </Button>
  );
}
