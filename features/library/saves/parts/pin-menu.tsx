import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { EllipsisIcon } from '#design/icons/icons.tsx';
import { Menu } from '#design/menu/menu.tsx';
import { MenuOpener, type OpenedMenu } from '#design/menu/menu-opener.tsx';
import { toast } from '#design/toast/toast.ts';
import { useBlockingToast } from '#features/library/boards/parts/use-blocking-toast.ts';
import { notePinChange } from '#features/library/pins/parts/pin-changes.ts';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { EditPinDialog } from '../edit-pin/edit-pin-dialog.tsx';
import { forgetPickerBoards, type Saver } from '../picker-boards.ts';
import { CopyDialog, SaveDialog } from '../save-pin/save-dialog.tsx';
import type { SavedPin } from '../save-pin/use-save-pin.tsx';
import { type SaveTarget, targetName } from '../save-target.ts';
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

function useMovePin() {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const tell = useBlockingToast();
  return async function movePin(id: string, target: SaveTarget): Promise<boolean> {
    const { board, section } = target;
    if (!board) return false;
    const name = targetName(target, '');
    const told = tell({ kind: 'move_pins', boardId: board.id, name });
    notePinChange(id, { kind: 'moved', boardId: board.id, sectionId: section?.id ?? null });
    let actionIds: string[];
    try {
      actionIds = await moveOne(id, { board_id: board.id, board_section_id: section?.id ?? null });
    } catch (error) {
      told.dropped();
      if (!(error instanceof CallRefused)) throw error;
      notePinChange(id, null);
      const action = { label: t`Try again`, onAction: () => void movePin(id, target) };
      toast.show({ kind: 'error', text: t`The Pin could not be moved.`, action, duration: 8000 });
      return false;
    }
    forgetPickerBoards();
    // The counts, and the card of the section it went to.
    void revalidate();
    const text = (
      <Trans>
        Moved to <Link to={section?.url ?? board.url}>{name}</Link>
      </Trans>
    );
    const failure = t`The Pin could not be moved.`;
    void told.followed({ actionIds, done: { text }, failure }).then((outcome) => {
      if (outcome === 'failed') notePinChange(id, null);
    });
    return true;
  };
}

/** Returns the actions that the board shows for it. */
async function moveOne(id: string, place: { board_id: string; board_section_id: string | null }) {
  const { data } = await call('BulkEditResource.update', { ...place, pin_ids: [id] });
  return data.blocking_action ? [data.blocking_action.id] : [];
}
