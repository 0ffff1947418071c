import { useLingui } from '@lingui/react/macro';
import { useLocation, useNavigation } from 'react-router';
import { LinkButton } from '#design/button/link-button.tsx';
import { showInRow } from '#design/tabs/show-in-row.ts';
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
  const coming = useNavigation().location?.pathname;
  const pathOf = (list: ProfileList) => `/${username}/${list}/`;
  const current = lists.find((list) => pathOf(list) === coming) ?? here;
  return (
    lists.length > 0 && (
      <nav
        ref={(nav) => showInRow(nav?.querySelector('[aria-current=page]') ?? null)}
        aria-label={t`Collections`}
        className={wall.lists}
      >
        {lists.map((list) => (
          <LinkButton
            key={list}
            to={pathOf(list)}
            size="small"
            variant="ghost"
            aria-current={list === current && 'page'}
          >
            {labels[list]}
          </LinkButton>
        ))}
      </nav>
    )
  );
}
