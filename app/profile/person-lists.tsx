import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { LinkButton } from '#design/button/link-button.tsx';
import { HUB_SEGMENT } from '#features/core/people/hub-segment.ts';
import type { ProfilePageData } from '#features/core/people/show-profile/profile-page-data.ts';
import type { ProfileList } from '#features/core/people/show-profile/profile-tabs.ts';
import wall from '../shell/wall-page.module.css';

export function PersonLists({ person }: { person: Pick<ProfilePageData, 'username' | 'lists'> }) {
  const { t } = useLingui();
  const here = useLocation().pathname.split('/')[2];
  const labels: Record<ProfileList, string> = {
    _boards: t`Boards`,
    _pins: t`Pins`,
    [HUB_SEGMENT]: t`Boards and Pins`,
    story_pins: t`Story pins`,
    video_pins: t`Video pins`,
    topics: t`Topics`,
  };
  const { username, lists } = person;
  return (
    lists.length > 0 && (
      <nav aria-label={t`Collections`} className={wall.lists}>
        {lists.map((list) => (
          <LinkButton
            key={list}
            to={`/${username}/${list}/`}
            size="small"
            variant="ghost"
            aria-current={list === here && 'page'}
          >
            {labels[list]}
          </LinkButton>
        ))}
      </nav>
    )
  );
}
