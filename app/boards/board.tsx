import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { data } from 'react-router';
import { ActionsBefore } from '#app/pins/actions-before.tsx';
import { ArrangedPins } from '#app/pins/arranged-pins.tsx';
import { CreatePinLink } from '#app/pins/create-pin-link.tsx';
import { bookmarksIn } from '#app/pins/next-page.ts';
import { firstPins } from '#app/pins/pin-list.tsx';
import { shownTagIn } from '#app/pins/shown-tag.ts';
import { ToPeople } from '#app/pins/to-people.tsx';
import { FIRST_VIEW, FirstView } from '#app/shell/first-view.tsx';
import { latePart } from '#design/on-demand/late-part.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { loginPrompt } from '#features/core/identity/parts/login-prompt.ts';
import { MOST_SECTIONS } from '#features/library/boards/board-name.ts';
import { boardPageData, sectionCardData } from '#features/library/boards/board-page-data.ts';
import { ViewButton } from '#features/library/boards/choose-view/view-button.tsx';
import {
  FollowBoardButton,
  FollowButton,
} from '#features/library/boards/follow-board/follow-board-button.tsx';
import { isFiltered } from '#features/library/boards/pins-view.ts';
import { ShareBoardButton } from '#features/library/boards/share-board/share-board-button.tsx';
import { BoardHeader } from '#features/library/boards/show-board/board-header.tsx';
import { boardMeta } from '#features/library/boards/show-board/board-meta.ts';
import { SensitiveScreen } from '#features/library/boards/show-board/sensitive-screen.tsx';
import { SelectButton } from '#features/library/saves/select-pins/select-button.tsx';
import { SectionGrid } from '#features/library/sections/parts/section-grid.tsx';
import { reportPath } from '#features/trust/moderation/parts/report-path.ts';
import { ReportLink } from '../moderation/report-link.tsx';
import { pageContext } from '../server/page-context.ts';
import { orNull } from '../shell/or-not-found.ts';
import { useActor } from '../shell/use-shell.ts';
import type { Route } from './+types/board.ts';
import { requireBoardAddress } from './board-address.ts';
import styles from './board-page.module.css';
import { BoardPins, IconBefore, MenuBefore, ShownFilters } from './board-pins.tsx';
import { loadOtherBoards } from './load-other-boards.ts';
import {
  arrangedBy,
  countOf,
  fieldsFor,
  headOfList,
  isNarrowed,
  narrowedBy,
  shownViewIn,
  useViewKeeper,
} from './shown-view.ts';

const BoardMenu = latePart(() => import('#features/library/boards/show-board/board-menu.tsx'), 'BoardMenu');

const BoardActions = latePart(() => import('./board-actions.tsx'), 'BoardActions');

const BoardPeople = latePart(() => import('./board-people.tsx'), 'BoardPeople');

const OtherBoards = latePart(() => import('./other-boards.tsx'), 'OtherBoards');

export async function loader({ context, url, params: { username, slug } }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const sent = { username, slug, field_set_key: 'detailed' } as const;
  const found = await orNull(page.call('BoardResource.get', sent));
  if (!found) return data({ missing: await loadOtherBoards(page, url, username) }, { status: 404 });
  const board = found.data;
  requireBoardAddress(page, url, { username, slug, board });
  const { id: board_id, section_count } = board;
  const [tag, { view, ...asked }] = await Promise.all([
    shownTagIn(page, url),
    shownViewIn(page, url, board_id),
  ]);
  const narrowed = narrowedBy({ ...asked, tag });
  const isMine = page.viewer.kind === 'person' && page.viewer.id === board.owner.id;
  const [pins, sections, layout] = await Promise.all([
    page.call('BoardFeedResource.get', {
      ...{ board_id, filter_section_pins: true, ...narrowed, ...fieldsFor(view) },
      bookmarks: bookmarksIn(url),
    }),
    section_count > 0 ? page.call('BoardSectionsResource.get', { board_id, page_size: MOST_SECTIONS }) : null,
    isMine ? page.call('UserMetadataResource.get', {}) : null,
  ]);
  return {
    board: boardPageData(board, page.viewer.id),
    sections: sections?.data.map(sectionCardData) ?? [],
    pins: firstPins(pins, url),
    tag,
    shown: {
      ...asked,
      view: view ?? (layout?.data.profile_pin_rep_view_type === 'dense' ? 'compact' : 'regular'),
    },
    narrowed,
    count: countOf(pins, url),
    isPhone: page.isPhone,
    meta: headOfList(url, narrowed, await boardMeta(board, board.url, page)),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData && 'meta' in loaderData ? loaderData.meta : [{ name: 'robots', content: 'noindex' }];

type Shown = Extract<Route.ComponentProps['loaderData'], { board: unknown }>;

export const handle = FIRST_VIEW;

export default function BoardPage({ loaderData }: Route.ComponentProps) {
  const actor = useActor();
  const [order, setOrder] = useState<readonly string[]>([]);
  if ('missing' in loaderData)
    return (
      <>
        <OtherBoards {...loaderData.missing} before={null} />
        <FirstView />
      </>
    );
  const { board, sections } = loaderData;
  const saver = board.isEditable ? actor : null;
  return (
    <ArrangedPins
      key={`${board.id} ${JSON.stringify(loaderData.narrowed)}`}
      {...{ board, sections, saver, ...arrangedBy(loaderData) }}
      section={null}
      showSections={setOrder}
    >
      <Board {...loaderData} sections={inGivenOrder(sections, order)} isArranged={saver !== null} />
    </ArrangedPins>
  );
}

function Board(props: Shown & { isArranged: boolean }) {
  const { board, sections, pins, shown, narrowed, isArranged } = props;
  const { t } = useLingui();
  const isEmpty = pins.items.length === 0 && pins.bookmark === null;
  return (
    <main id="main" className={styles.page} data-seen={`board ${board.id}`}>
      <BoardHeader board={board}>
        <Acts {...props} isEmpty={isEmpty} />
      </BoardHeader>
      <FirstView />
      <SensitiveScreen isOn={board.sensitivity_screen && !board.isOurs && board.pin_count > 0}>
        {sections.length > 0 && (
          <div className={styles.sections}>
            <SectionGrid
              sections={sections}
              label={t`Sections`}
              isArranged={isArranged && !isNarrowed(narrowed)}
            />
          </div>
        )}
        {isFiltered(shown.filter) && <ShownFilters {...props} filter={shown.filter} />}
        {!isEmpty && (
          <BoardPins
            {...{ board, shown }}
            first={pins}
            resource="BoardFeedResource.get"
            options={{ board_id: board.id, filter_section_pins: true, ...narrowed, ...fieldsFor(shown.view) }}
            whose={board.owner.username}
            isEven={board.isEven}
            label={t`Pins on ${board.name}`}
          />
        )}
        {isEmpty && !isFiltered(shown.filter) && <NothingSaved {...props} />}
      </SensitiveScreen>
    </main>
  );
}

function Follow({ board }: Pick<Shown, 'board'>) {
  const { isFollowed } = board;
  if (!useActor()) {
    return <FollowButton isFollowed={isFollowed} onClick={() => loginPrompt.openToFollow(isFollowed)} />;
  }
  return <FollowBoardButton board={board} />;
}

type ActionsProps = Pick<Shown, 'board' | 'tag' | 'isPhone' | 'shown' | 'narrowed'> & { isEmpty: boolean };

function Acts({ board, tag, isPhone, shown, narrowed, isEmpty }: ActionsProps) {
  const { t } = useLingui();
  const actor = useActor();
  const late = { board, isPhone };
  const keeper = useViewKeeper(board.isMine);
  return (
    <>
      {!board.isOurs && <Follow board={board} />}
      {actor && board.isEditable && (
        <BoardActions
          {...late}
          filter={{ username: actor.username, tag }}
          before={<ActionsBefore label={t`Board Actions`} filter={{ tag }} />}
        />
      )}
      {!isEmpty && <SelectButton />}
      {actor && (
        <ShareBoardButton board={board} people={<ToPeople attachment={{ type: 'board', id: board.id }} />} />
      )}
      {actor && (
        <BoardPeople
          board={board}
          viewerId={actor.id}
          before={board.isOurs && <IconBefore label={t`Collaborators`} />}
        />
      )}
      {(!isEmpty || isNarrowed(narrowed)) && <ViewButton {...{ board, shown, keeper }} />}
      {actor && board.isEditable && <BoardMenu {...late} before={<MenuBefore label={t`Board options`} />} />}
      {!board.isMine && (
        <ReportLink about={{ kind: 'board', id: board.id }} to={reportPath('board', board.id)} />
      )}
    </>
  );
}

type NothingSavedProps = Pick<Shown, 'board' | 'sections' | 'tag'> & { isArranged: boolean };

function NothingSaved({ board, sections, tag, isArranged: isEditable }: NothingSavedProps) {
  const { t } = useLingui();
  const hasSections = sections.length > 0;
  if (tag) {
    const title = hasSections ? t`No Pins with this tag outside sections` : t`No Pins with this tag`;
    return <EmptyState title={title} />;
  }
  if (hasSections) return null;
  const { id, name, url } = board;
  return (
    <EmptyState
      title={t`No Pins on this board yet`}
      text={isEditable ? t`Save Pins to this board, and they'll appear here.` : undefined}
      action={isEditable && <CreatePinLink board={{ id, name, url }} />}
    />
  );
}

/** Items not named come first in their old order. */
function inGivenOrder<Item extends { id: string }>(items: readonly Item[], order: readonly string[]): Item[] {
  const place = new Map(order.map((id, index) => [id, index]));
  const placeOf = ({ id }: Item) => place.get(id) ?? -1;
  return [...items].sort((a, b) => placeOf(a) - placeOf(b));
}
