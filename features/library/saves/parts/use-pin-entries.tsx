import { useLingui } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import {
  CopyIcon,
  DownloadIcon,
  EyeOffIcon,
  FlagIcon,
  ImageIcon,
  LinkIcon,
  MoveIcon,
  PencilIcon,
  PinIcon,
  TrashIcon,
} from '#design/icons/icons.tsx';
import type { MenuEntry } from '#design/menu/menu.tsx';
import { useBoardCover } from '#features/library/boards/parts/use-board-cover.ts';
import { useCopyPinLink } from '#features/library/pins/parts/use-copy-pin-link.ts';
import { useHidePin } from '#features/library/pins/parts/use-hide-pin.ts';
import { useDeletePin } from '../delete-pins/use-delete-pin.ts';
import type { PinMenuProps } from './pin-menu.tsx';

export type PinDialogName = 'save' | 'copy' | 'edit' | 'move';
type Open = (dialog: PinDialogName) => void;

export function usePinEntries({ pin, isOwn, original, onReport }: PinMenuProps, open: Open): MenuEntry[] {
  const { t } = useLingui();
  const copyLink = useCopyPinLink();
  const hidePin = useHidePin();
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
  if (!isOwn) {
    const hide = () => hidePin(pin.id);
    entries.push({ id: 'hide', label: t`Hide Pin`, icon: <EyeOffIcon size={18} />, onSelect: hide });
  }
  if (!isOwn && onReport)
    entries.push({ id: 'report', label: t`Report Pin`, icon: <FlagIcon size={18} />, onSelect: onReport });
  if (!original) return entries;
  const show = () => void window.open(original, '_blank', 'noopener');
  const icon = <DownloadIcon size={18} />;
  return [...entries, { id: 'open', label: t`Open original`, icon, onSelect: show }];
}

export function useOwnPinEntries({ pin, saver, onDeleted }: PinMenuProps, open: Open): MenuEntry[] {
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
  const cover: MenuEntry[] = [];
  if (board?.url.startsWith(`/${saver.username}/`)) {
    const makeCover = () => chooseCover(board.id, pin.id);
    cover.push({ id: 'cover', label: t`Use as cover`, icon: <ImageIcon size={18} />, onSelect: makeCover });
  }
  return [
    { id: 'edit', label: t`Edit`, icon: <PencilIcon size={18} />, onSelect: () => open('edit') },
    { id: 'move', label: t`Move`, icon: <MoveIcon size={18} />, onSelect: () => open('move') },
    ...cover,
    { id: 'delete', label: t`Delete`, icon: <TrashIcon size={18} />, isDanger: true, onSelect: remove },
  ];
}
