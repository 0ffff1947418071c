import { useLingui } from '@lingui/react/macro';
import { ArchiveIcon, ImageIcon, PencilIcon, TrashIcon } from '#design/icons/icons.tsx';
import type { MenuEntry } from '#design/menu/menu.tsx';
import { useArchiveBoard } from '../archive-board/use-archive-board.ts';
import type { BoardPageData } from '../board-page-data.ts';
import { editBoardPath } from '../edit-board/edit-board-path.ts';

/** What a board's menu opens a dialog for. */
export type Asked = 'edit' | 'cover' | 'delete';

type Entries = {
  board: BoardPageData;
  isPhone: boolean;
  ask: (what: Asked) => () => void;
};

/** What those who work on a board can do with it. Phones edit it on a page of its own. */
export function useBoardEntries({ board, isPhone, ask }: Entries): MenuEntry[] {
  const { t } = useLingui();
  const archive = useArchiveBoard(board);
  const edit = { id: 'edit', label: t`Edit board`, icon: <PencilIcon size={18} /> };
  const cover = {
    id: 'cover',
    label: t`Choose a cover`,
    icon: <ImageIcon size={18} />,
    onSelect: ask('cover'),
  };
  const put = {
    id: 'archive',
    label: board.isArchived ? t`Take out of the archive` : t`Archive board`,
    icon: <ArchiveIcon size={18} />,
    onSelect: () => archive(!board.isArchived),
  };
  const remove = { id: 'delete', label: t`Delete board`, icon: <TrashIcon size={18} />, isDanger: true };
  return [
    isPhone ? { ...edit, to: editBoardPath(board.id) } : { ...edit, onSelect: ask('edit') },
    ...(board.pin_count > 0 ? [cover] : []),
    put,
    ...(board.isMine ? [{ ...remove, onSelect: ask('delete') }] : []),
  ];
}
