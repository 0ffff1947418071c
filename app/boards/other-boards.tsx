import { Trans, useLingui } from '@lingui/react/macro';
import { loadProfileBoards } from '#app/profile/load-profile-boards.ts';
import { requireUsername } from '#app/profile/profile-page.ts';
import type { PageContext } from '#app/server/page-context.ts';
import { useShell } from '#app/shell/use-shell.ts';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { type BoardSort, DEFAULT_BOARD_SORT } from '#features/library/boards/board-sort.ts';
import { BoardList, type FirstBoards } from '#features/library/boards/list-boards/board-list.tsx';
import styles from './board-page.module.css';

type OtherBoardsData = { username: string; fullName: string; sort: BoardSort; boards: FirstBoards };

const NONE: FirstBoards = { items: [], bookmark: null };

/**
 * Lists boards of the owner whose board was not found; none if the owner does not exist either.
 * @throws the redirect of `requireUsername`
 */
export async function loadOtherBoards(page: PageContext, url: URL, asked: string): Promise<OtherBoardsData> {
  const { username, ...found } = await findOtherBoards(page, asked);
  requireUsername(page, url, { asked, username });
  return { username, ...found };
}

async function findOtherBoards(page: PageContext, username: string): Promise<OtherBoardsData> {
  try {
    const { data: person } = await page.call('UserResource.get', { username });
    const isOwner = person.id === page.viewer.id;
    const listed = await loadProfileBoards(page, username, { isOwner, chosen: null });
    return { username: person.username, fullName: person.full_name, ...listed };
  } catch (error) {
    if (!(error instanceof Response) || error.status >= 500) throw error;
    return { username, fullName: '', sort: DEFAULT_BOARD_SORT, boards: NONE };
  }
}

export function OtherBoards({ username, fullName, sort, boards }: OtherBoardsData) {
  const hasBoards = boards.items.length > 0;
  const { t } = useLingui();
  const { brandName } = useShell();
  return (
    <main id="main" className={styles.page}>
      <title>{`${t`Not found`} · ${brandName}`}</title>
      <EmptyState
        level={1}
        title={t`We couldn't find that page.`}
        text={
          hasBoards
            ? t`But here are some of ${fullName}'s other boards!`
            : t`It may have been moved or deleted.`
        }
        action={
          !hasBoards && (
            <LinkButton to="/" variant="primary">
              <Trans>Go home</Trans>
            </LinkButton>
          )
        }
      />
      {hasBoards && <BoardList {...{ username, sort }} first={boards} />}
    </main>
  );
}
