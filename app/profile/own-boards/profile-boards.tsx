import { useLingui } from '@lingui/react/macro';
import { PageLinks } from '#app/pins/page-links.tsx';
import { ClosedProfile } from '#app/profile/closed-profile.tsx';
import { ListPlace } from '#app/profile/list-place.tsx';
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
const OwnBoards = rarePart(() => import('./own-boards.tsx'), 'OwnBoards', Boards);

export default function ProfileBoardsPage({ loaderData }: Route.ComponentProps) {
  const actor = useActor();
  const Shown = actor && loaderData.person.isOwner ? OwnBoards : Boards;
  return (
    <main id="main" className={wall.page}>
      <Shown {...loaderData} />
      {/* Only the server's code has the links: visitors' pages are at their limit. */}
      <noscript>{import.meta.env.SSR && <PageLinks next={loaderData.next} />}</noscript>
    </main>
  );
}

function Boards({ person, boards, sort, view }: ShownBoards) {
  const { t } = useLingui();
  return (
    <>
      <PersonHeading person={person} heading={t`Boards`} />
      <ListPlace>
        {boards.items.length > 0 ? (
          <BoardList username={person.username} {...{ sort, view }} first={boards} />
        ) : person.isOpen ? (
          <EmptyState title={t`${person.firstName} has no boards yet`} />
        ) : (
          <ClosedProfile person={person} />
        )}
      </ListPlace>
    </>
  );
}
