import { useLingui } from '@lingui/react/macro';
import { useLocation, useNavigation } from 'react-router';
import { ClosedProfile } from '#app/profile/closed-profile.tsx';
import { PersonHeading } from '#app/profile/person-heading.tsx';
import { rarePart } from '#design/on-demand/rare-part.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { BoardList } from '#features/library/boards/list-boards/board-list.tsx';
import { pageContext } from '../../server/page-context.ts';
import { useActor } from '../../shell/use-shell.ts';
import wall from '../../shell/wall-page.module.css';
import type { Route } from './+types/profile-boards.ts';
import { loadBoardsPage, type ShownBoards } from './load-boards-page.ts';

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadBoardsPage(context.get(pageContext), url, params.username);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

// Visitors do not load the tools. If loading fails, the owner sees what visitors see.
const OwnBoards = rarePart(async () => (await import('./own-boards.tsx')).OwnBoards, Boards);

export default function ProfileBoardsPage({ loaderData }: Route.ComponentProps) {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  const isLoading = location?.pathname === pathname;
  const actor = useActor();
  const Shown = actor && loaderData.person.isOwner ? OwnBoards : Boards;
  return (
    <main id="main" className={wall.page}>
      <Shown {...loaderData} isLoading={isLoading} />
    </main>
  );
}

function Boards({ person, boards, sort, view, isLoading }: ShownBoards) {
  const { t } = useLingui();
  return (
    <>
      <PersonHeading person={person} heading={t`Boards`} />
      {boards.items.length > 0 ? (
        <BoardList username={person.username} {...{ sort, view, isLoading }} first={boards} />
      ) : person.isOpen ? (
        <EmptyState title={t`${person.firstName} has no boards yet`} />
      ) : (
        <ClosedProfile person={person} />
      )}
    </>
  );
}
