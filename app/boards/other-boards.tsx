import { Trans, useLingui } from '@lingui/react/macro';
import { requireUsername } from '#app/profile/profile-page.ts';
import type { PageContext } from '#app/server/page-context.ts';
import { useShell } from '#app/shell/use-shell.ts';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { boardCardData } from '#features/library/boards/board-card-data.ts';
import { BoardList, type FirstBoards } from '#features/library/boards/list-boards/board-list.tsx';
import { boardListOptions } from '#features/library/boards/list-boards/board-list-options.ts';
import styles from './board-page.module.css';

type OtherBoardsData = { username: string; fullName: string; boards: FirstBoards };

/** The order in which others always see them. */
const SORT = 'last_pinned_to';
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

async function findOtherBoards({ call }: PageContext, username: string): Promise<OtherBoardsData> {
  try {
    const [{ data: person }, { data, bookmark }] = await Promise.all([
      call('UserResource.get', { username }),
      call('BoardsResource.get', boardListOptions(username, SORT)),
    ]);
    return {
      username: person.username,
      fullName: person.full_name,
      boards: { items: data.map(boardCardData), bookmark },
    };
  } catch (error) {
    if (!(error instanceof Response) || error.status >= 500) throw error;
    return { username, fullName: '', boards: NONE };
  }
}

export function OtherBoards({ username, fullName, boards }: OtherBoardsData) {
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
      {hasBoards && <BoardList username={username} sort={SORT} first={boards} isLoading={false} />}
    </main>
  );
}
