import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import {
  ChartLineIcon,
  CopyIcon,
  DownloadIcon,
  EllipsisIcon,
  EyeOffIcon,
  FlagIcon,
  ImageIcon,
  LinkIcon,
  MoveIcon,
  PencilIcon,
  PinIcon,
  SparklesIcon,
  TrashIcon,
} from '#design/icons/icons.tsx';
import { Menu, type MenuEntry, type MenuGroup } from '#design/menu/menu.tsx';
import { MenuOpener, type OpenedMenu, useWantedEntry } from '#design/menu/menu-opener.tsx';
import { toast } from '#design/toast/toast.ts';
import { useSubjectId } from '#features/library/boards/acting-path.ts';
import { notePinChange } from '#features/library/pins/parts/pin-changes.ts';
import { useCopyPinLink } from '#features/library/pins/parts/use-copy-pin-link.ts';
import type { PinCardData } from '#features/library/pins/pin-card-data.ts';
import { useSingleKeys } from '#platform/browser/use-single-keys.ts';
import { call } from '#platform/resource/client.ts';
import { useDeletePin } from '../delete-pins/use-delete-pin.ts';
import { EditPinDialog } from '../edit-pin/edit-pin-dialog.tsx';
import { MovePinDialog } from '../move-pins/move-pin-dialog.tsx';
import type { Saver } from '../picker-boards.ts';
import { CopyDialog, SaveDialog } from '../save-pin/save-dialog.tsx';
import type { SavedPin } from '../save-pin/use-save-pin.tsx';

type PinMenuProps = {
  pin: SavedPin & Pick<PinCardData, 'reason'> & { board: { id: string; url: string } | null };
  saver: Saver;
  isOwn: boolean;
  size?: 'regular' | 'tiny';
  className?: string;
  /** Named by the reasons for a pin of the home feed. */
  brandName?: string;
  /** Of a promoted pin, instead of hiding it. */
  ad?: MenuGroup;
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
      keys={useSingleKeys(props.isOwn ? 'E M Delete' : undefined)}
      preload={Menu.preload}
    />
  );
}

function UsedPinMenu({ isOpen, onClose, triggerRef, wanted, ...props }: PinMenuProps & OpenedMenu) {
  const { t } = useLingui();
  const [dialog, setDialog] = useState<PinDialogName | null>(null);
  // The dialogs mount on first use.
  const [isAsked, setAsked] = useState(false);
  if (dialog && !isAsked) setAsked(true);
  const reason = useReasonText(props.pin.reason, props.brandName);
  const ofAll = { id: 'pin', ...(reason && { title: reason }), entries: usePinEntries(props, setDialog) };
  const ofOwn = { id: 'own', entries: useOwnPinEntries(props, setDialog) };
  const groups = [...(props.ad ? [props.ad] : []), ofAll, ...(props.isOwn ? [ofOwn] : [])];
  useWantedEntry(props.isOwn ? ofOwn.entries : [], wanted);
  return (
    <>
      <Menu {...{ isOpen, onClose, triggerRef, groups }} label={t`More`} />
      {isAsked && <PinDialogs {...props} dialog={dialog} onClose={() => setDialog(null)} />}
    </>
  );
}

type PinDialogsProps = PinMenuProps & { dialog: PinDialogName | null; onClose: () => void };

function PinDialogs({ pin, saver, isOwn, onMoved, dialog, onClose }: PinDialogsProps) {
  return (
    <>
      <SaveDialog {...{ pin, saver, onClose }} isOpen={dialog === 'save'} />
      <CopyDialog {...{ pin, saver, onClose }} isOpen={dialog === 'copy'} />
      {isOwn && <EditPinDialog {...{ saver, onClose }} pinId={pin.id} isOpen={dialog === 'edit'} />}
      {isOwn && <MovePinDialog {...{ saver, onClose, onMoved }} pinId={pin.id} isOpen={dialog === 'move'} />}
    </>
  );
}

type PinDialogName = 'save' | 'copy' | 'edit' | 'move';
type Open = (dialog: PinDialogName) => void;

function usePinEntries({ pin, isOwn, ad, original, onReport }: PinMenuProps, open: Open): MenuEntry[] {
  const { t } = useLingui();
  const copyLink = useCopyPinLink();
  const hidePin = useHidePin();
  const isActing = useSubjectId() !== null;
  const entries: MenuEntry[] = [
    isOwn
      ? {
          id: 'another',
          label: t`Copy to a board`,
          icon: <CopyIcon size={18} />,
          onSelect: () => open('copy'),
        }
      : { id: 'save', label: t`Save`, icon: <PinIcon size={18} />, onSelect: () => open('save') },
    { id: 'copy', label: t`Copy link`, icon: <LinkIcon size={18} />, onSelect: () => copyLink(pin.id) },
  ];
  // What home shows is a person's own.
  if (!isOwn && !isActing && !ad) {
    const hide = () => hidePin(pin.id);
    const label = pin.reason ? t`See fewer like this` : t`Hide Pin`;
    entries.push({ id: 'hide', label, icon: <EyeOffIcon size={18} />, onSelect: hide });
  }
  if (!isOwn && onReport)
    entries.push({ id: 'report', label: t`Report Pin`, icon: <FlagIcon size={18} />, onSelect: onReport });
  if (!original) return entries;
  const show = () => void window.open(original, '_blank', 'noopener');
  const icon = <DownloadIcon size={18} />;
  return [...entries, { id: 'open', label: t`Open original`, icon, onSelect: show }];
}

function useOwnPinEntries({ pin, saver, onDeleted }: PinMenuProps, open: Open): MenuEntry[] {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const deletePin = useDeletePin();
  const chooseCover = useBoardCover();
  const remove = async () => {
    if (!(await deletePin(pin.id))) return;
    // A list recounts its pins; the page of the pin itself is left.
    if (onDeleted) onDeleted();
    else revalidate();
  };
  const { board } = pin;
  const to = `/quick-promote/?pin=${pin.id}`;
  const promote: MenuEntry[] = saver.mayAdvertise
    ? [{ id: 'promote', label: t`Promote`, icon: <SparklesIcon size={18} />, to }]
    : [];
  const cover: MenuEntry[] = [];
  if (board?.url.startsWith(`/${saver.username}/`)) {
    const makeCover = () => chooseCover(board.id, pin.id);
    cover.push({ id: 'cover', label: t`Use as cover`, icon: <ImageIcon size={18} />, onSelect: makeCover });
  }
  return [
    { id: 'edit', label: t`Edit`, icon: <PencilIcon size={18} />, onSelect: () => open('edit') },
    { id: 'move', label: t`Move`, icon: <MoveIcon size={18} />, onSelect: () => open('move') },
    {
      id: 'analytics',
      label: t`Analytics`,
      icon: <ChartLineIcon size={18} />,
      to: `/analytics/?pin=${pin.id}`,
    },
    ...promote,
    ...cover,
    { id: 'delete', label: t`Delete`, icon: <TrashIcon size={18} />, isDanger: true, onSelect: remove },
  ];
}

function useBoardCover() {
  const { t } = useLingui();
  return async (boardId: string, pinId: string): Promise<void> => {
    try {
      await call('BoardResource.update', { board_id: boardId, cover_pin_id: pinId });
      toast.show({ kind: 'success', text: t`Board cover changed` });
    } catch {
      toast.show({
        kind: 'error',
        text: t`We couldn't change the cover. Try again.`,
      });
    }
  };
}

const UNDO_MS = 10_000;

function useHidePin(): (id: string) => Promise<void> {
  const { t } = useLingui();
  const showAgain = async (id: string) => {
    try {
      await call('PinHideResource.delete', { pin_id: id });
      notePinChange(id, null);
    } catch {
      toast.show({
        kind: 'error',
        text: t`We couldn't unhide the Pin.`,
        action: { label: t`Try again`, onAction: () => showAgain(id) },
        duration: UNDO_MS,
      });
    }
  };
  return async (id) => {
    notePinChange(id, { kind: 'hidden' });
    try {
      await call('PinHideResource.create', { pin_id: id });
    } catch {
      notePinChange(id, null);
      toast.show({ kind: 'error', text: t`We couldn't hide the Pin. Try again.` });
      return;
    }
    toast.show({
      text: t`Hidden. You'll see fewer Pins like this.`,
      action: { undo: () => showAgain(id) },
      duration: UNDO_MS,
    });
  };
}

/** Why the pin is in the home feed. */
function useReasonText(reason: PinCardData['reason'], brandName = ''): string | undefined {
  const { t } = useLingui();
  if (!reason) return undefined;
  const { kind, name } = reason;
  if (kind === 'new') return t`New on ${brandName}`;
  if (kind === 'popular') return t`Popular on ${brandName}`;
  return t`Because you follow ${name}`;
}
