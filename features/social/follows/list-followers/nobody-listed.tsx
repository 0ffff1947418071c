import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '#design/states/empty-state.tsx';
import type { FollowSide } from './list-followers.ts';

type NobodyListedProps = {
  side: FollowSide;
  person: { firstName: string };
  isOwner: boolean;
  place: 'page' | 'modal';
};

export function NobodyListed({ side, person, isOwner, place }: NobodyListedProps) {
  const { t } = useLingui();
  const { firstName } = person;
  const others = {
    followers: t`Be the first to follow ${firstName}`,
    following: t`${firstName} isn't following anyone yet`,
  };
  const own = {
    followers: place === 'page' ? t`Nobody has followed your boards yet` : t`No one is following you`,
    following: t`You haven't followed anyone yet`,
  };
  return <EmptyState level={3} title={isOwner ? own[side] : others[side]} />;
}
