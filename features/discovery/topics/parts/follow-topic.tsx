import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import { loginPrompt } from '#features/core/identity/parts/login-prompt.ts';
import { call } from '#platform/resource/client.ts';
import { ON_OR_OFF, useSwitch } from '#platform/resource/use-switch.ts';

type FollowTopicProps = {
  topic: { id: string; name: string; isFollowed: boolean };
  isSignedIn: boolean;
  /** Reloads what the page shows of the topic. */
  refresh?: () => void;
};

/** Shown at once; silently reverted where it fails. Visitors are asked to log in. */
export function FollowTopic({ topic: { id, name, isFollowed }, isSignedIn, refresh }: FollowTopicProps) {
  const { t } = useLingui();
  const [isOn, toggle] = useSwitch(isFollowed, {
    ...ON_OR_OFF,
    turn: async (isWanted) => {
      const resource = isWanted ? 'InterestFollowResource.create' : 'InterestFollowResource.delete';
      await call(resource, { interest_id: id });
      return isWanted;
    },
    refresh,
  });
  return (
    <Button
      size="small"
      variant={isOn ? 'secondary' : 'primary'}
      aria-label={isOn ? t`Following ${name}` : t`Follow ${name}`}
      onClick={isSignedIn ? toggle : () => loginPrompt.openToFollow(isOn)}
    >
      {isOn ? <Trans>Following</Trans> : <Trans>Follow</Trans>}
    </Button>
  );
}
