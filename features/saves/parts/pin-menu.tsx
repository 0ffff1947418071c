import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  DownloadIcon,
  EllipsisIcon,
  ImageIcon,
  LinkIcon,
  MoveIcon,
  PencilIcon,
  PinIcon,
  TrashIcon,
} from '#design/icons/icons.tsx';
import type { MenuEntry } from '#design/menu/menu.tsx';
import { IconMenuButton } from '#design/menu/menu-button.tsx';
import { useBoardCover } from '#features/boards/parts/use-board-cover.ts';
import { useCopyPinLink } from '#features/pins/parts/use-copy-pin-link.tsx';
import { useDeletePin } from '../delete-pins/use-delete-pin.ts';
import { EditPinDialog } from '../edit-pin/edit-pin-dialog.tsx';
import { useMovePin } from '../move-pins/use-move-pin.tsx';
import type { Saver } from '../picker-boards.ts';
import { SaveDialog } from '../save-pin/save-dialog.tsx';
import type { SavedPin } from '../save-pin/use-save-pin.tsx';
import { BoardPickerDialog } from './board-picker-overlay.tsx';

type PinMenuProps = {
  pin: SavedPin & { board: { id: string; url: string } | null };
  saver: Saver;
  isOwn: boolean;
  size?: 'regular' | 'tiny';
  className?: string;
  /** Offers the picture's file. */
  original?: string;
  onDeleted?: () => void;
  onMoved?: () => void;
};

/** Everything that who is logged in can do with a pin. */
export function PinMenu({
  pin,
  saver,
  isOwn,
  size = 'tiny',
  className,
  original,
  onDeleted,
  onMoved,
}: PinMenuProps) {
  const { t } = useLingui();
  const [dialog, setDialog] = useState<'save' | 'edit' | 'move' | null>(null);
  // A wall has hundreds of menus: their dialogs come to be with the first use.
  const [isUsed, setUsed] = useState(false);
  if (dialog && !isUsed) setUsed(true);
  const copyLink = useCopyPinLink();
  const deletePin = useDeletePin();
  const movePin = useMovePin();
  const chooseCover = useBoardCover();
  const close = () => setDialog(null);

  const entries: MenuEntry[] = [
    { id: 'save', label: t`Save`, icon: <PinIcon size={18} />, onSelect: () => setDialog('save') },
    { id: 'copy', label: t`Copy link`, icon: <LinkIcon size={18} />, onSelect: () => copyLink(pin.id) },
  ];
  if (original) {
    const open = () => void window.open(original, '_blank', 'noopener');
    entries.push({ id: 'open', label: t`Open original`, icon: <DownloadIcon size={18} />, onSelect: open });
  }
  const ofOwn: MenuEntry[] = [
    { id: 'edit', label: t`Edit`, icon: <PencilIcon size={18} />, onSelect: () => setDialog('edit') },
    { id: 'move', label: t`Move`, icon: <MoveIcon size={18} />, onSelect: () => setDialog('move') },
    {
      id: 'delete',
      label: t`Delete`,
      icon: <TrashIcon size={18} />,
      isDanger: true,
      onSelect: async () => {
        if (await deletePin(pin.id)) onDeleted?.();
      },
    },
  ];
  const { board } = pin;
  if (board && isBoardOf(board, saver)) {
    const makeCover = () => chooseCover(board.id, pin.id);
    ofOwn.splice(2, 0, {
      id: 'cover',
      label: t`Use as cover`,
      icon: <ImageIcon size={18} />,
      onSelect: makeCover,
    });
  }
  const groups = [{ id: 'pin', entries }, ...(isOwn ? [{ id: 'own', entries: ofOwn }] : [])];

  return (
    <>
      <IconMenuButton label={t`More`} size={size} className={className} groups={groups}>
        <EllipsisIcon size={size === 'tiny' ? 18 : 24} />
      </IconMenuButton>
      {isUsed && (
        <>
          <SaveDialog {...{ pin, saver }} isOpen={dialog === 'save'} onClose={close} />
          {isOwn && (
            <EditPinDialog {...{ saver }} pinId={pin.id} isOpen={dialog === 'edit'} onClose={close} />
          )}
          <BoardPickerDialog
            saver={saver}
            current={null}
            isBoardWanted
            title={t`Move to`}
            isOpen={dialog === 'move'}
            onClose={close}
            onPick={async (target) => {
              if (await movePin(pin.id, target)) onMoved?.();
            }}
          />
        </>
      )}
    </>
  );
}

function isBoardOf(board: { url: string }, { username }: Saver): boolean {
  return board.url.startsWith(`/${username}/`);
}
