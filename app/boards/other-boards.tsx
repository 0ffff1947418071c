import { Trans, useLingui } from '@lingui/react/macro';
import { useShell } from '#app/shell/use-shell.ts';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { BoardList } from '#features/library/boards/list-boards/board-list.tsx';
import styles from './board-page.module.css';
import type { OtherBoardsData } from './load-other-boards.ts';

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
