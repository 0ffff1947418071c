import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import { loginPrompt } from '#features/core/identity/parts/login-prompt.ts';

type FollowTopicButtonProps = { topic: { name: string; isFollowed: boolean }; onClick?: () => void };

/** Asks visitors to log in. */
export function FollowTopicButton({ topic: { name, isFollowed }, onClick }: FollowTopicButtonProps) {
  const { t } = useLingui();
  return (
    <Button
      size="small"
      variant={isFollowed ? 'secondary' : 'primary'}
      aria-label={isFollowed ? t`Following ${name}` : t`Follow ${name}`}
      onClick={onClick ?? (() => loginPrompt.openToFollow(isFollowed))}
    >
      {isFollowed ? <Trans>Following</Trans> : <Trans>Follow</Trans>}
    </Button>
  );
}
