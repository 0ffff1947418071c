import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import { classNames } from '#design/class-names.ts';
import { TextField } from '#design/field/text-field.tsx';
import { ChevronRightIcon, PlusIcon, SearchIcon, UserIcon } from '#design/icons/icons.tsx';
import { Skeleton } from '#design/skeleton/skeleton.tsx';
import { ErrorState } from '#design/states/error-state.tsx';
import { PrivacyLock } from '#features/library/pins/parts/privacy-lock.tsx';
import { type Loaded, useLoaded } from '#platform/resource/use-loaded.ts';
import { AlreadySaved } from '../parts/already-saved.tsx';
import {
  findPickerBoards,
  loadPickerBoards,
  type PickerBoard,
  type PickerBoards,
  searchBoards,
} from '../picker-boards.ts';
import { isSameTarget, PROFILE } from '../save-target.ts';
import styles from './board-picker.module.css';
import type { BoardPickerProps } from './board-picker.tsx';
import { PickerCover, PickRow } from './pick-row.tsx';
import { walkRows } from './walk-rows.ts';

type BoardsStepProps = BoardPickerProps & {
  onOpenBoard: (board: PickerBoard) => void;
  onNewBoard: (name: string) => void;
};

export function BoardsStep(props: BoardsStepProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const { id, username } = props.saver;
  const [loaded, retry] = useLoaded(useCallback(() => loadPickerBoards({ id, username }), [id, username]));
  const found = useFoundBoards(loaded, typed);
  const { isSecretWanted } = props;
  const boards = isSecretWanted ? found.filter(({ privacy }) => privacy === 'secret') : found;
  const wanted = boards.length === 0 ? typed.trim() : '';
  const newName = useNewBoardText(wanted, isSecretWanted);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys walk between the buttons inside
    <div className={classNames(styles.picker, styles.boards)} onKeyDown={walkRows}>
      <TextField
        label={t`Search your boards`}
        isLabelHidden
        placeholder={t`Search`}
        icon={<SearchIcon size={18} />}
        isPill
        type="search"
        autoFocus
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {props.of && <AlreadySaved of={props.of} />}
      <div className={styles.list}>
        {loaded.state === 'loading' && <Waiting />}
        {loaded.state === 'error' && <ErrorState onRetry={retry} />}
        {loaded.state === 'ready' && <BoardRows {...props} {...{ boards, typed }} />}
      </div>
      <ul className={styles.foot}>
        <PickRow name={newName} picture={<PlusIcon size={20} />} onPress={() => props.onNewBoard(wanted)} />
      </ul>
    </div>
  );
}

function useNewBoardText(wanted: string, isSecret: boolean | undefined): string {
  const { t } = useLingui();
  if (isSecret) return wanted ? t`Create secret board “${wanted}”` : t`Create secret board`;
  return wanted ? t`Create board “${wanted}”` : t`Create board`;
}

type BoardRowsProps = BoardsStepProps & { boards: PickerBoard[]; typed: string };

function BoardRows({ boards, typed, current, isBoardWanted, onPick, onOpenBoard }: BoardRowsProps) {
  const { t } = useLingui();
  if (typed && boards.length === 0) {
    return (
      <p role="status" className={styles.none}>
        <Trans>You don't have a board with that name.</Trans>
      </p>
    );
  }
  const pick = (board: PickerBoard) =>
    board.sectionCount > 0
      ? onOpenBoard(board)
      : onPick({ board: { id: board.id, name: board.name, url: board.url }, section: null });
  return (
    <ul aria-label={t`Boards`} className={styles.rows}>
      {!typed && !isBoardWanted && (
        <PickRow
          name={t`Profile`}
          picture={<UserIcon size={20} />}
          isChosen={current !== null && isSameTarget(current, PROFILE)}
          onPress={() => onPick(PROFILE)}
        />
      )}
      {boards.map((board) => (
        <PickRow
          key={board.id}
          name={board.name}
          picture={board.cover && <PickerCover cover={board.cover} />}
          mark={<PrivacyLock privacy={board.privacy} />}
          end={board.sectionCount > 0 && <ChevronRightIcon size={18} />}
          isChosen={current?.board?.id === board.id}
          onPress={() => pick(board)}
        />
      ))}
    </ul>
  );
}

const PLACES = [1, 2, 3, 4, 5];

function Waiting() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading your boards`} className={styles.rows}>
      {PLACES.map((place) => (
        <Skeleton key={place} className={styles.waiting} />
      ))}
    </div>
  );
}

const TYPING_MS = 250;

/** If not all boards were fetched, the server's results replace these when they arrive. */
function useFoundBoards(loaded: Loaded<PickerBoards>, typed: string): PickerBoard[] {
  const [found, setFound] = useState<{ typed: string; boards: PickerBoard[] } | null>(null);
  const asksServer = loaded.state === 'ready' && loaded.data.hasMore && typed.trim() !== '';
  useEffect(() => {
    if (!asksServer) return;
    const timer = setTimeout(async () => {
      // If there is no response, the fetched boards are shown.
      const boards = await findPickerBoards(typed.trim()).catch(() => null);
      if (boards) setFound({ typed, boards });
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [asksServer, typed]);
  if (loaded.state !== 'ready') return [];
  if (asksServer && found?.typed === typed) return found.boards;
  return searchBoards(loaded.data.boards, typed);
}
