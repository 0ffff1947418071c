import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { EllipsisIcon } from '#design/icons/icons.tsx';
import { Menu } from '#design/menu/menu.tsx';
import { MenuOpener, type OpenedMenu } from '#design/menu/menu-opener.tsx';
import { EditPinDialog } from '../edit-pin/edit-pin-dialog.tsx';
import { useMovePin } from '../move-pins/use-move-pin.tsx';
import type { Saver } from '../picker-boards.ts';
import { CopyDialog, SaveDialog } from '../save-pin/save-dialog.tsx';
import type { SavedPin } from '../save-pin/use-save-pin.tsx';
import { BoardPickerDialog } from './board-picker-overlay.tsx';
import { type PinDialogName, useOwnPinEntries, usePinEntries } from './use-pin-entries.tsx';

export type PinMenuProps = {
  pin: SavedPin & { board: { id: string; url: string } | null };
  saver: Saver;
  isOwn: boolean;
  size?: 'regular' | 'tiny';
  className?: string;
  /** Offers the picture's file. */
  original?: string;
  onDeleted?: () => void;
  onMoved?: () => void;
  onReport?: () => void;
};

export function PinMenu(props: PinMenuProps) {
  const { size = 'tiny', className } = props;
  const { t } = useLingui();
  return (
    <MenuOpener
      label={t`More`}
      size={size}
      className={className}
      icon={<EllipsisIcon size={size === 'tiny' ? 18 : 24} />}
      menu={(opened) => <UsedPinMenu {...props} {...opened} />}
      preload={Menu.preload}
    />
  );
}

function UsedPinMenu({ isOpen, onClose, triggerRef, ...props }: PinMenuProps & OpenedMenu) {
  const { t } = useLingui();
  const [dialog, setDialog] = useState<PinDialogName | null>(null);
  // The dialogs mount on first use.
  const [isAsked, setAsked] = useState(false);
  if (dialog && !isAsked) setAsked(true);
  const ofAll = { id: 'pin', entries: usePinEntries(props, setDialog) };
  const ofOwn = { id: 'own', entries: useOwnPinEntries(props, setDialog) };
  const groups = props.isOwn ? [ofAll, ofOwn] : [ofAll];
  return (
    <>
      <Menu {...{ isOpen, onClose, triggerRef, groups }} label={t`More`} />
      {isAsked && <PinDialogs {...props} dialog={dialog} onClose={() => setDialog(null)} />}
    </>
  );
}

type PinDialogsProps = PinMenuProps & { dialog: PinDialogName | null; onClose: () => void };

function PinDialogs({ pin, saver, isOwn, onMoved, dialog, onClose }: PinDialogsProps) {
  const { t } = useLingui();
  const movePin = useMovePin();
  return (
    <>
      <SaveDialog {...{ pin, saver, onClose }} isOpen={dialog === 'save'} />
      <CopyDialog {...{ pin, saver, onClose }} isOpen={dialog === 'copy'} />
      {isOwn && <EditPinDialog {...{ saver, onClose }} pinId={pin.id} isOpen={dialog === 'edit'} />}
      <BoardPickerDialog
        {...{ saver, onClose }}
        current={null}
        isBoardWanted
        title={t`Move to`}
        isOpen={dialog === 'move'}
        onPick={async (target) => {
          if (await movePin(pin.id, target)) onMoved?.();
        }}
      />
    </>
  );
}
