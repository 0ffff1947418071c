import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { data, Link } from 'react-router';
import { ActionsBefore } from '#app/pins/actions-before.tsx';
import { ArrangedPins } from '#app/pins/arranged-pins.tsx';
import { CreatePinLink } from '#app/pins/create-pin-link.tsx';
import { bookmarksIn } from '#app/pins/next-page.ts';
import { firstPins } from '#app/pins/pin-list.tsx';
import { shownTagIn } from '#app/pins/shown-tag.ts';
import { FIRST_VIEW, FirstView } from '#app/shell/first-view.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { latePart } from '#design/on-demand/late-part.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { boardPageData } from '#features/library/boards/board-page-data.ts';
import { ViewButton } from '#features/library/boards/choose-view/view-button.tsx';
import { isFiltered } from '#features/library/boards/pins-view.ts';
import styles from '#features/library/boards/show-board/board-header.module.css';
import { boardMeta } from '#features/library/boards/show-board/board-meta.ts';
import { SensitiveScreen } from '#features/library/boards/show-board/sensitive-screen.tsx';
import { PrivacyLock } from '#features/library/pins/parts/privacy-lock.tsx';
import { SelectButton } from '#features/library/saves/select-pins/select-button.tsx';
import { pageContext } from '../server/page-context.ts';
import { orNull } from '../shell/or-not-found.ts';
import { useActor } from '../shell/use-shell.ts';
import type { Route } from './+types/section.ts';
import { requireBoardAddress } from './board-address.ts';
import page from './board-page.module.css';
import { BoardPins, MenuBefore, ShownFilters } from './board-pins.tsx';
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

const PinActions = latePart(() => import('#app/pins/pin-actions.tsx'), 'PinActions');

const SectionMenu = latePart(
  () => import('#features/library/sections/edit-section/section-menu.tsx'),
  'SectionMenu',
);

const OtherBoards = latePart(() => import('./other-boards.tsx'), 'OtherBoards');

export async function loader({ context, url, params: { username, slug, section } }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { call, viewer } = page;
  const sent = { username, board_slug: slug, section_slug: section };
  const found = await orNull(call('BoardSectionResource.get', sent));
  if (!found) {
    const isItsBoardThere = await orNull(call('BoardResource.get', { username, slug }));
    if (isItsBoardThere) throw data(null, { status: 404 });
    return data({ missing: await loadOtherBoards(page, url, username) }, { status: 404 });
  }
  const { id, title, slug: itsSlug, pin_count, board: on } = found.data;
  const [tag, { view, ...asked }] = await Promise.all([shownTagIn(page, url), shownViewIn(page, url, on.id)]);
  const narrowed = narrowedBy({ ...asked, tag });
  const [pins, { data: board }] = await Promise.all([
    call('BoardSectionPinsResource.get', {
      ...{ section_id: id, ...narrowed, ...fieldsFor(view) },
      bookmarks: bookmarksIn(url),
    }),
    call('BoardResource.get', { board_id: on.id }),
  ]);
  requireBoardAddress(page, url, { username, slug, board, section: { asked: section, slug: itsSlug } });
  const path = `${board.url}${itsSlug}/`;
  const described = { ...board, seo_title: `${title} · ${board.seo_title}`, pin_count };
  return {
    section: { id, title, pin_count, board: on, url: path },
    board: boardPageData(board, viewer.id),
    pins: firstPins(pins, url),
    tag,
    shown: { ...asked, view: view ?? 'regular' },
    narrowed,
    count: countOf(pins, url),
    meta: headOfList(url, narrowed, await boardMeta(described, path, page)),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData && 'meta' in loaderData ? loaderData.meta : [{ name: 'robots', content: 'noindex' }];

type Shown = Extract<Route.ComponentProps['loaderData'], { section: unknown }>;

export const handle = FIRST_VIEW;

export default function SectionPage({ loaderData }: Route.ComponentProps) {
  const actor = useActor();
  if ('missing' in loaderData)
    return (
      <>
        <OtherBoards {...loaderData.missing} before={null} />
        <FirstView />
      </>
    );
  const { board, section } = loaderData;
  return (
    <ArrangedPins
      key={`${section.id} ${JSON.stringify(loaderData.narrowed)}`}
      {...{ board, section, ...arrangedBy(loaderData) }}
      saver={board.isEditable ? actor : null}
    >
      <Section {...loaderData} />
    </ArrangedPins>
  );
}

function Section(props: Shown) {
  const { pins, shown } = props;
  const isEmpty = pins.items.length === 0 && pins.bookmark === null;
  const isUnfiltered = !isFiltered(shown.filter);
  return (
    <main id="main" className={page.page}>
      <Header {...props} isEmpty={isEmpty} />
      <FirstView />
      {!isUnfiltered && <ShownFilters {...props} filter={shown.filter} />}
      {!isEmpty && <Pins {...props} />}
      {isEmpty && isUnfiltered && <NothingSaved {...props} />}
    </main>
  );
}

function Header({ section, board, tag, shown, narrowed, isEmpty }: Shown & { isEmpty: boolean }) {
  const { t } = useLingui();
  const actor = useActor();
  const keeper = useViewKeeper(board.isMine);
  return (
    <header className={styles.header}>
      <p className={styles.line}>
        <Link to={board.url} className={styles.owner}>
          {board.name}
        </Link>
        <PrivacyLock privacy={board.privacy} />
      </p>
      <div className={styles.heading}>
        <h1 className={styles.name} dir="auto">
          {section.title}
        </h1>
        {actor && board.isEditable && (
          <PinActions
            surface="section"
            filter={{ username: actor.username, tag }}
            before={<ActionsBefore label={t`Create Pin`} filter={{ tag }} />}
          />
        )}
        {!isEmpty && <SelectButton />}
        {(!isEmpty || isNarrowed(narrowed)) && <ViewButton {...{ board, shown, keeper }} />}
        {actor && board.isEditable && (
          <SectionMenu section={section} before={<MenuBefore label={t`Section options`} />} />
        )}
      </div>
      <p className={styles.line}>
        <Plural value={section.pin_count} one="# Pin" other="# Pins" />
      </p>
    </header>
  );
}

function Pins({ section, board, pins, shown, narrowed }: Shown) {
  const { t } = useLingui();
  return (
    <SensitiveScreen isOn={board.sensitivity_screen && !board.isOurs}>
      <BoardPins
        {...{ board, shown }}
        first={pins}
        resource="BoardSectionPinsResource.get"
        options={{ section_id: section.id, ...narrowed, ...fieldsFor(shown.view) }}
        whose={board.owner.username}
        isEven={board.isEven}
        label={t`Pins in ${section.title}`}
      />
    </SensitiveScreen>
  );
}

function NothingSaved({ section, board, tag }: Shown) {
  const { t } = useLingui();
  const mayEdit = useActor() !== null && board.isEditable;
  if (tag) return <EmptyState title={t`No Pins with this tag`} />;
  const action = mayEdit && (
    <>
      <CreatePinLink board={section.board} section={section} />
      {board.pin_count > 0 && (
        <LinkButton to={`${board.url}?select=pins`}>
          <Trans>Choose from {board.name}</Trans>
        </LinkButton>
      )}
    </>
  );
  return <EmptyState title={t`No Pins in this section yet`} action={action} />;
}
