import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { EllipsisIcon } from '#design/icons/icons.tsx';
import { IconMenuButton } from '#design/menu/menu-button.tsx';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import type { BoardPageData } from '../board-page-data.ts';
import { type Asked, useBoardEntries } from './use-board-entries.tsx';

const EditBoardDialog = onDemand(
  async () => (await import('../edit-board/edit-board-dialog.tsx')).EditBoardDialog,
);
const DeleteBoardDialog = onDemand(
  async () => (await import('../delete-board/delete-board-dialog.tsx')).DeleteBoardDialog,
);
const ChooseCoverDialog = onDemand(
  async () => (await import('../choose-cover/choose-cover-dialog.tsx')).ChooseCoverDialog,
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
      <IconMenuButton label={t`Board options`} size="small" groups={[{ id: 'board', entries }]}>
        <EllipsisIcon />
      </IconMenuButton>
      <EditBoardDialog {...dialog('edit')} onEdited={goTo} />
      <ChooseCoverDialog {...dialog('cover')} />
      <DeleteBoardDialog {...dialog('delete')} />
    </>
  );
}
