import { Trans, useLingui } from '@lingui/react/macro';
import type { PageContext } from '#app/page-context.ts';
import { useShell } from '#app/shell/use-shell.ts';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { type BoardCardData, boardCardData } from '#features/boards/board-card-data.ts';
import { BoardGrid } from '#features/boards/parts/board-grid.tsx';
import styles from './board-page.module.css';

type OtherBoardsData = { fullName: string; boards: BoardCardData[] };

/** The boards of whose board was not found; nothing where there is no such person either. */
export async function loadOtherBoards({ call }: PageContext, username: string): Promise<OtherBoardsData> {
  try {
    const [{ data: person }, { data: boards }] = await Promise.all([
      call('UserResource.get', { username }),
      call('BoardsResource.get', { username }),
    ]);
    return { fullName: person.full_name, boards: boards.map(boardCardData) };
  } catch (error) {
    if (!(error instanceof Response) || error.status >= 500) throw error;
    return { fullName: '', boards: [] };
  }
}

/** Stands where a board would be that is not there. */
export function OtherBoards({ fullName, boards }: OtherBoardsData) {
  const { t } = useLingui();
  const { brandName } = useShell();
  return (
    <main id="main" className={styles.page}>
      <title>{`${t`Not found`} · ${brandName}`}</title>
      <EmptyState
        level={1}
        title={t`We couldn't find that page.`}
        text={
          boards.length > 0
            ? t`But here are some of ${fullName}'s other boards!`
            : t`It may have been moved or deleted.`
        }
        action={
          boards.length === 0 && (
            <LinkButton to="/" look="primary">
              <Trans>Go home</Trans>
            </LinkButton>
          )
        }
      />
      {boards.length > 0 && <BoardGrid boards={boards} label={t`Boards of ${fullName}`} />}
    </main>
  );
}
