import { useLingui } from '@lingui/react/macro';
import { FindIdeas } from '#app/pins/find-ideas.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import type { ProfilePageData } from '#features/core/people/show-profile/profile-page-data.ts';

type NothingSavedProps = {
  person: Pick<ProfilePageData, 'isOwner' | 'isPartner' | 'firstName'>;
  level?: 2 | 3;
};

export function NothingSaved({ person, level = 2 }: NothingSavedProps) {
  const { t } = useLingui();
  const { isOwner, firstName } = person;
  return (
    <EmptyState
      level={level}
      title={isOwner ? t`You haven't saved any Pins yet` : t`${firstName} hasn't saved any Pins yet`}
      action={isOwner && <FindIdeas person={person} />}
    />
  );
}
