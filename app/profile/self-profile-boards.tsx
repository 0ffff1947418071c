import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useOutletContext } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { ToggleChips } from '#design/toggle-chips/toggle-chips.tsx';
import { useVisibility, type Visibility } from '#features/core/people/choose-visibility/use-visibility.ts';
import { VisibilityControls } from '#features/core/people/choose-visibility/visibility-controls.tsx';
import type { ProfilePageData } from '#features/core/people/show-profile/profile-page-data.ts';
import { FILTER_PARAMETER, useProfileFilter } from '#features/core/people/use-profile-filter.ts';
import { gridStyle } from '#features/library/boards/board-layout.ts';
import { CreateBoardButton } from '#features/library/boards/create-board/create-board-button.tsx';
import {
  type BoardFilter,
  boardFilterIn,
  chosenAfter,
} from '#features/library/boards/filter-boards/board-filter.ts';
import { BoardList } from '#features/library/boards/list-boards/board-list.tsx';
import type { ProfileCardData } from '#features/library/boards/profile-cards/profile-cards.ts';
import { useLeadCards } from '#features/library/boards/profile-cards/use-lead-cards.tsx';
import type { DataOf } from '#platform/resource/call.ts';
import { pageContext } from '../server/page-context.ts';
import { requireActor } from '../shell/require-actor.ts';
import type { Route } from './+types/self-profile-boards.ts';
import { ListPlace } from './list-place.tsx';
import { loadOwnBoards, loadOwnLayout, offeredFilters } from './load-profile-boards.ts';
import { DeletedBeside } from './own-boards/deleted.tsx';
import { DELETED_BESIDE, loadDeletedBoards } from './own-boards/load-boards-page.ts';
import { isActed, requireProfile } from './profile-page.ts';
import styles from './self-profile.module.css';
import { useIsPulsing } from './use-is-pulsing.ts';

/** For who acts for a business, whose settings are its own; the server leaves out the cards that it hides. */
const ALL_SHOWN: Visibility = { show_all_pins: true, show_shopping_list: true };

const FILTER = { component: 'profile_board_filter', none: null, read: boardFilterIn };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = requireActor(context, url);
  const { username } = page.viewer;
  const filter = boardFilterIn(url.searchParams.get(FILTER_PARAMETER));
  const profile = await requireProfile(context.get(pageContext), url, params.username);
  const [listed, layout, settings, offered, deleted] = await Promise.all([
    loadOwnBoards(page, username, filter),
    loadOwnLayout(page, true),
    isActed(context.get(pageContext)) ? null : page.call('UserSettingsResource.get', {}),
    offeredFilters(page, profile),
    loadDeletedBoards(page, { page_size: DELETED_BESIDE }),
  ]);
  return {
    username,
    filter,
    offered,
    ...listed,
    ...layout,
    ...deleted,
    own: settings && ownSettings(settings.data),
  };
}

function ownSettings({
  show_all_pins,
  show_shopping_list,
  eligible_for_wishlist,
}: DataOf<'UserSettingsResource.get'>) {
  return { visibility: { show_all_pins, show_shopping_list }, hasShoppingList: eligible_for_wishlist };
}

export default function SelfProfileBoardsPage({ loaderData }: Route.ComponentProps) {
  const { username, boards, sort, filter, view, own } = loaderData;
  const person = useOutletContext<ProfilePageData>();
  const { filter: chosen, choose } = useProfileFilter(FILTER);
  const { shown, change } = useVisibility(own?.visibility ?? ALL_SHOWN);
  const cards = useMemo(() => shownCards(loaderData.cards, shown), [loaderData.cards, shown]);
  const leads = useLeadCards(filter ? NO_CARDS : cards, view, useIsPulsing());
  const isEmpty = boards.items.length === 0;
  const hasNothing = isEmpty && !filter && person.pinCount === 0;
  return (
    <>
      <div className={styles.tools} style={gridStyle(view)}>
        <div>
          <BoardFilters offered={loaderData.offered} filter={chosen} onChoose={choose} />
          {own && <VisibilityControls {...{ shown, ...own }} onChange={change} />}
        </div>
      </div>
      <ListPlace>
        {!hasNothing && <BoardList {...{ username, sort, filter, view, leads }} first={boards} />}
        {isEmpty &&
          (filter ? <NoFilteredBoards filter={filter} onShowAll={() => choose(null)} /> : <NoBoards />)}
      </ListPlace>
      <div className={styles.tools} style={gridStyle(view)}>
        <DeletedBeside username={username} deleted={loaderData.deleted} now={loaderData.now} />
      </div>
    </>
  );
}

const NO_CARDS: ProfileCardData[] = [];

/** A card just hidden disappears at once. */
function shownCards(cards: ProfileCardData[], shown: Visibility): ProfileCardData[] {
  return cards.filter(({ story_type }) =>
    story_type === 'all_pins' ? shown.show_all_pins : shown.show_shopping_list,
  );
}

function NoBoards() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Keep track of what inspires you`}
      action={<CreateBoardButton source="profile_boards" />}
    />
  );
}

type BoardFiltersProps = {
  offered: readonly BoardFilter[];
  filter: BoardFilter | null;
  onChoose: (filter: BoardFilter | null) => void;
};

function BoardFilters({ offered, filter, onChoose }: BoardFiltersProps) {
  const { t } = useLingui();
  const labels: Record<BoardFilter, string> = { group: t`Group`, secret: t`Secret`, archived: t`Archived` };
  const chips = offered.map((id) => ({ id, label: labels[id], isOn: id === filter }));
  return (
    <ToggleChips
      label={t`Show only`}
      chips={chips}
      onToggle={(pressed) => onChoose(chosenAfter(filter, pressed))}
    />
  );
}

type NoFilteredBoardsProps = {
  filter: BoardFilter;
  onShowAll: () => void;
};

function NoFilteredBoards({ filter, onShowAll }: NoFilteredBoardsProps) {
  const { t } = useLingui();
  const words = {
    group: {
      title: t`No group boards yet`,
      text: t`Boards you share with others appear here.`,
    },
    secret: {
      title: t`No secret boards`,
      text: t`Boards that only you and the people you invite can see appear here.`,
    },
    archived: {
      title: t`Nothing in the archive`,
      text: t`Boards you archive appear here.`,
    },
  }[filter];
  const action = (
    <Button onClick={onShowAll}>
      <Trans>Show all boards</Trans>
    </Button>
  );
  return <EmptyState {...words} action={action} />;
}
