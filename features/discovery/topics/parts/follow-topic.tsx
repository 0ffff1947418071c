import { call } from '#platform/resource/client.ts';
import { ON_OR_OFF, useSwitch } from '#platform/resource/use-switch.ts';
import { FollowTopicButton } from './follow-topic-button.tsx';

type FollowTopicProps = {
  topic: { id: string; name: string; isFollowed: boolean };
  /** Reloads what the page shows of the topic. */
  refresh?: () => void;
};

/** Shown at once; silently reverted where it fails. */
export function FollowTopic({ topic: { id, name, isFollowed }, refresh }: FollowTopicProps) {
  const [isOn, toggle] = useSwitch(isFollowed, {
    ...ON_OR_OFF,
    turn: async (isWanted) => {
      const resource = isWanted ? 'InterestFollowResource.create' : 'InterestFollowResource.delete';
      await call(resource, { interest_id: id });
      return isWanted;
    },
    refresh,
  });
  return <FollowTopicButton topic={{ name, isFollowed: isOn }} onClick={toggle} />;
}
