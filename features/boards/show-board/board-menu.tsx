import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { EllipsisIcon, FolderPlusIcon, PencilIcon, TrashIcon } from '#design/icons/icons.tsx';
import type { MenuEntry } from '#design/menu/menu.tsx';
import { IconMenuButton } from '#design/menu/menu-button.tsx';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import type { BoardPageData } from './board-page-data.ts';

const EditBoardDialog = onDemand(
  async () => (await import('../edit-board/edit-board-dialog.tsx')).EditBoardDialog,
);
const DeleteBoardDialog = onDemand(
  async () => (await import('../delete-board/delete-board-dialog.tsx')).DeleteBoardDialog,
);
const CreateSectionDialog = onDemand(
  async () => (await import('../create-section/create-section-dialog.tsx')).CreateSectionDialog,
);

type Asked = 'edit' | 'section' | 'delete';

/** What those who work on a board can do with it as a whole. Phones create sections on a page and edit nothing here. */
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

  const section = { id: 'section', label: t`Create section`, icon: <FolderPlusIcon size={18} /> };
  const entries: MenuEntry[] = [
    ...(isPhone
      ? [{ ...section, to: `/board/${board.id}/create_section/` }]
      : [
          { id: 'edit', label: t`Edit board`, icon: <PencilIcon size={18} />, onSelect: ask('edit') },
          { ...section, onSelect: ask('section') },
        ]),
    ...(board.isMine
      ? [
          {
            ...{ id: 'delete', label: t`Delete board`, icon: <TrashIcon size={18} /> },
            ...{ onSelect: ask('delete'), isDanger: true },
          },
        ]
      : []),
  ];
  return (
    <>
      <IconMenuButton label={t`Board options`} size="small" groups={[{ id: 'board', entries }]}>
        <EllipsisIcon />
      </IconMenuButton>
      <EditBoardDialog {...dialog('edit')} onEdited={goTo} />
      <CreateSectionDialog {...dialog('section')} onCreated={navigate} />
      <DeleteBoardDialog {...dialog('delete')} />
    </>
  );
}
