import { Trans } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';

export function FollowButton({ isFollowed, onClick }: { isFollowed: boolean; onClick?: () => void }) {
  return (
    <Button size="small" variant={isFollowed ? 'secondary' : 'primary'} onClick={onClick}>
      {isFollowed ? <Trans>Following</Trans> : <Trans>Follow</Trans>}
    </Button>
  );
}
