import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import {
  CopyIcon,
  DownloadIcon,
  LockIcon,
  MoveIcon,
  PencilIcon,
  PinIcon,
  TagIcon,
  TrashIcon,
} from '#design/icons/icons.tsx';
import { isBehindOverlay, isWriting } from '#design/menu/keys-elsewhere.ts';
import { MenuButton } from '#design/menu/menu-button.tsx';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import { toast } from '#design/toast/toast.ts';
import { MOST_PINS_AT_ONCE } from '#features/library/pins/pin.ts';
import { useSingleKeys } from '#platform/browser/use-single-keys.ts';
import { call } from '#platform/resource/client.ts';
import { failureText } from '#platform/resource/use-connection-texts.ts';
import { BoardPickerDialog } from '../parts/board-picker-overlay.tsx';
import type { Saver } from '../picker-boards.ts';
import styles from './select-pins.module.css';
import type { Selecting } from './selecting.ts';
import { inListOrder } from './selection.ts';
import {
  type ChosenPins,
  useCopyPins,
  useDeletePins,
  useMovePins,
  useNotePins,
  useTagPins,
} from './use-bulk-pins.tsx';

const TagPinsDialog = onDemand(
  () => import('#features/library/tags/parts/tag-pins-panel.tsx'),
  'TagPinsPanel',
);
const NotePinsDialog = onDemand(
  () => import('#features/library/tags/parts/note-pins-panel.tsx'),
  'NotePinsPanel',
);

interface SelectAction {
  id: 'move' | 'copy' | 'delete' | 'tag' | 'note' | 'secret' | 'download';
  label: string;
  icon: ReactNode;
  keys?: string;
  /** In narrow windows the others are in a menu. */
  isMain?: boolean;
  isOff: boolean;
  onPress: () => void;
}

type SelectActionsProps = { selecting: Selecting; saver: Saver };

export function SelectActions({ selecting, saver }: SelectActionsProps) {
  const { t } = useLingui();
  const { tell } = selecting;
  const chosen = useChosen(selecting, saver);
  const { actions, dialogs } = useSelectActions(selecting, saver, chosen);
  const remove = actions.find(({ id }) => id === 'delete');
  useSelectKeys({
    onEnd: () => tell({ name: 'end' }),
    onAll: () => tell({ name: 'all' }),
    onDelete: () => void (remove?.isOff || remove?.onPress()),
  });
  const entries = actions.flatMap(({ isMain, isOff, onPress, ...action }) =>
    isMain ? [] : [{ ...action, isDisabled: isOff, onSelect: onPress }],
  );
  return (
    <div className={styles.acts}>
      {actions.map((action) => (
        <ActionButton key={action.id} {...action} />
      ))}
      <MenuButton
        label={t`More`}
        size="small"
        placement="top end"
        className={styles.inNarrow}
        groups={[{ id: 'more', entries }]}
      />
      {dialogs}
    </div>
  );
}

function ActionButton({ label, icon, keys, isMain, isOff, onPress }: SelectAction) {
  return (
    <Button
      size="small"
      icon={icon}
      disabled={isOff}
      aria-keyshortcuts={useSingleKeys(keys)}
      className={isMain ? undefined : styles.inWide}
      onClick={onPress}
    >
      {label}
    </Button>
  );
}

interface Chosen {
  all: ChosenPins;
  /** On a board the server decides what may be done to others' pins. */
  own: ChosenPins;
  isNone: boolean;
}

function useChosen({ selection, order, cards, on }: Selecting, { username }: Saver): Chosen {
  const ids = inListOrder(order.current, selection.ids);
  const isOthers = (id: string) => (cards.current.get(id)?.pinner.username ?? username) !== username;
  const own = on ? ids : ids.filter((id) => !isOthers(id));
  return {
    all: { ids, left: 0 },
    own: { ids: own, left: ids.length - own.length },
    isNone: selection.ids.size === 0 || selection.all === 'asked',
  };
}

type Asked = 'move' | 'copy' | 'secret' | 'tag' | 'note' | null;

function useSelectActions(selecting: Selecting, saver: Saver, { all, own, isNone }: Chosen) {
  const { t } = useLingui();
  const [asked, ask] = useState<Asked>(null);
  const deletePins = useDeletePins(selecting);
  const downloadPins = useDownloadPins();
  const isOwn = own.left === 0;
  const isNoneOwn = isNone || own.ids.length === 0;
  const ofOwn = (id: 'move' | 'secret' | 'tag' | 'note', label: string, icon: ReactNode) => {
    return { id, label, icon, isOff: isNoneOwn, onPress: () => ask(id) };
  };
  const actions: SelectAction[] = [
    { ...ofOwn('move', t`Move`, <MoveIcon size={18} />), keys: 'M', isMain: true },
    {
      ...{ id: 'copy', label: isOwn ? t`Copy` : t`Save`, keys: 'S', isMain: true, isOff: isNone },
      icon: isOwn ? <CopyIcon size={18} /> : <PinIcon size={18} />,
      onPress: () => ask('copy'),
    },
    ofOwn('tag', t`Tag`, <TagIcon size={18} />),
    ofOwn('note', t`Note`, <PencilIcon size={18} />),
    ofOwn('secret', t`Make secret`, <LockIcon size={18} />),
    {
      ...{ id: 'download', label: t`Download`, icon: <DownloadIcon size={18} />, isOff: isNone },
      onPress: () => void downloadPins(all.ids),
    },
    {
      ...{ id: 'delete', label: t`Delete`, icon: <TrashIcon size={18} />, isMain: true, isOff: isNoneOwn },
      onPress: () => void deletePins(own),
    },
  ];
  const dialogs = <Dialogs {...{ selecting, saver, all, own, asked }} onClose={() => ask(null)} />;
  return { actions, dialogs };
}

type DialogsProps = SelectActionsProps & {
  all: ChosenPins;
  own: ChosenPins;
  asked: Asked;
  onClose: () => void;
};

function Dialogs({ selecting, saver, all, own, asked, onClose }: DialogsProps) {
  const { t } = useLingui();
  const [movePins, copyPins] = [useMovePins(selecting), useCopyPins(selecting)];
  const [tagPins, notePins] = [useTagPins(selecting), useNotePins(selecting)];
  const titles = {
    move: t`Move to`,
    copy: own.left === 0 ? t`Copy to` : t`Save to`,
    secret: t`Move to a secret board`,
  };
  const picking = asked === 'move' || asked === 'copy' || asked === 'secret' ? asked : null;
  // While it closes, it stays what it was.
  const last = useRef<keyof typeof titles>('move');
  if (picking) last.current = picking;
  return (
    <>
      <TagPinsDialog isOpen={asked === 'tag'} onClose={onClose} onTags={(tags) => void tagPins(own, tags)} />
      <NotePinsDialog
        isOpen={asked === 'note'}
        onClose={onClose}
        onNote={(note) => void notePins(own, note)}
      />
      <BoardPickerDialog
        {...{ saver, current: null, onClose, isBoardWanted: true, isOpen: picking !== null }}
        isSecretWanted={last.current === 'secret'}
        title={titles[last.current]}
        onPick={(target) =>
          void (picking === 'copy' ? copyPins(all, target, own.left === 0) : movePins(own, target))
        }
      />
    </>
  );
}

interface SelectKeys {
  onEnd: () => void;
  onAll: () => void;
  onDelete: () => void;
}

/** Escape, Ctrl or Command with A, and Delete, unless they are meant for a dialog, a field or a drag. */
function useSelectKeys(actions: SelectKeys): void {
  const held = useRef(actions);
  useEffect(() => {
    held.current = actions;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = actionOf(event);
      if (!action || event.defaultPrevented || isBehindOverlay() || isWriting(document.activeElement)) return;
      event.preventDefault();
      held.current[action]();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

function actionOf({ key, ctrlKey, metaKey }: KeyboardEvent): keyof SelectKeys | null {
  if (ctrlKey || metaKey) return key === 'a' ? 'onAll' : null;
  if (key === 'Escape') return 'onEnd';
  return key === 'Delete' ? 'onDelete' : null;
}

const ERROR_MS = 6000;

/** The browser shows how far it is. */
function useDownloadPins() {
  const { t } = useLingui();
  const most = MOST_PINS_AT_ONCE;
  return async (pinIds: readonly string[]): Promise<void> => {
    const fail = (text: string) => toast.show({ kind: 'error', text, duration: ERROR_MS });
    if (pinIds.length > most) return void fail(t`You can download ${most} Pins at a time. Choose fewer.`);
    const id = toast.show({ kind: 'progress', text: t`Preparing your download…` });
    try {
      const { data } = await call('PinDownloadsResource.create', { pin_ids: [...pinIds] });
      toast.show({ id, kind: 'success', text: t`Download started` });
      const link = document.createElement('a');
      link.href = data.url;
      link.download = '';
      link.click();
    } catch (error) {
      toast.dismiss(id);
      fail(failureText(error, t`We couldn't prepare the download. Try again.`));
    }
  };
}
