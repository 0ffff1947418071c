import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import {
  ArchiveIcon,
  ChartLineIcon,
  EllipsisIcon,
  ImageIcon,
  PencilIcon,
  TrashIcon,
} from '#design/icons/icons.tsx';
import type { MenuEntry } from '#design/menu/menu.tsx';
import { IconMenuButton } from '#design/menu/menu-button.tsx';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import { toast } from '#design/toast/toast.ts';
import { useSingleKeys } from '#platform/browser/use-single-keys.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';
import type { BoardPageData } from '../board-page-data.ts';

type Asked = 'edit' | 'cover' | 'delete';

type Entries = {
  board: BoardPageData;
  isPhone: boolean;
  ask: (what: Asked) => () => void;
};

/** Phones edit it on a page of its own. */
function useBoardEntries({ board, isPhone, ask }: Entries): MenuEntry[] {
  const { t } = useLingui();
  const archive = useArchiveBoard(board);
  const edit = { id: 'edit', label: t`Edit board`, icon: <PencilIcon size={18} /> };
  const cover = {
    id: 'cover',
    label: t`Choose a cover`,
    icon: <ImageIcon size={18} />,
    onSelect: ask('cover'),
  };
  const analytics = {
    id: 'analytics',
    label: t`Analytics`,
    icon: <ChartLineIcon size={18} />,
    to: `/analytics/?board=${board.id}`,
  };
  const put = {
    id: 'archive',
    label: board.isArchived ? t`Unarchive board` : t`Archive board`,
    icon: <ArchiveIcon size={18} />,
    onSelect: () => archive(!board.isArchived),
  };
  const remove = { id: 'delete', label: t`Delete board`, icon: <TrashIcon size={18} />, isDanger: true };
  return [
    isPhone ? { ...edit, to: editBoardPath(board.id) } : { ...edit, onSelect: ask('edit') },
    ...(board.pin_count > 0 ? [cover] : []),
    analytics,
    put,
    ...(board.isMine ? [{ ...remove, onSelect: ask('delete') }] : []),
  ];
}

const UNDO_MS = 10_000;

function useArchiveBoard(board: { id: string; name: string }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  return async function archive(isArchived: boolean, isUndo = false): Promise<void> {
    const name = isArchived ? 'BoardArchiveResource.create' : 'BoardArchiveResource.delete';
    try {
      await call(name, { board_id: board.id });
    } catch (error) {
      const text = failureText(error);
      toast.show({ kind: 'error', text });
      return;
    }
    await revalidate();
    if (isUndo) return;
    const text = isArchived ? t`Archived “${board.name}”` : t`Unarchived “${board.name}”`;
    const action = { undo: () => archive(!isArchived, true) };
    toast.show({ text, action, duration: UNDO_MS });
  };
}

function editBoardPath(id: string): string {
  return `/board/${id}/edit/`;
}

const EditBoardDialog = onDemand(() => import('../edit-board/edit-board-dialog.tsx'), 'EditBoardDialog');
const DeleteBoardDialog = onDemand(
  () => import('../delete-board/delete-board-dialog.tsx'),
  'DeleteBoardDialog',
);
const ChooseCoverDialog = onDemand(
  () => import('../choose-cover/choose-cover-dialog.tsx'),
  'ChooseCoverDialog',
);

export function BoardMenu({ board, isPhone }: { board: BoardPageData; isPhone: boolean }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked>();
  const ask = (next: Asked) => () => setAsked(next);
  const dialog = (which: Asked) => ({ isOpen: asked === which, onClose: () => setAsked(undefined), board });
  const goTo = (url: string) => {
    setAsked(undefined);
    navigate(url, { replace: true, preventScrollReset: true });
  };
  const entries = useBoardEntries({ board, isPhone, ask });
  return (
    <>
      <IconMenuButton
        label={t`Board options`}
        size="small"
        keys={useSingleKeys(board.isMine ? 'E Delete' : 'E')}
        groups={[{ id: 'board', entries }]}
      >
        <EllipsisIcon />
      </IconMenuButton>
      <EditBoardDialog {...dialog('edit')} onEdited={goTo} />
      <ChooseCoverDialog {...dialog('cover')} />
      <DeleteBoardDialog {...dialog('delete')} />
    </>
  );
}
