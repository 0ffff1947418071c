import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { IconButton } from '#design/button/icon-button.tsx';
import { CopyIcon, MoveIcon, TagIcon, TrashIcon, XIcon } from '#design/icons/icons.tsx';
import { isBehindOverlay, isWriting } from '#design/menu/keys-elsewhere.ts';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import { toast } from '#design/toast/toast.ts';
import type { TagPinsDialogProps } from '#features/library/tags/parts/tag-pins-panel.tsx';
import { useKeysOn } from '#platform/browser/use-single-keys.ts';
import { call } from '#platform/resource/client.ts';
import { failureText } from '#platform/resource/use-connection-texts.ts';
import { BoardPickerDialog } from '../parts/board-picker-overlay.tsx';
import type { Saver } from '../picker-boards.ts';
import { type Arranging, useArranging } from './arranging.ts';
import styles from './select-pins.module.css';
import { inListOrder } from './selection.ts';
import { useCopyPins, useDeletePins, useMovePins, useTagPins } from './use-bulk-pins.tsx';

const ERROR_MS = 6000;

const TagPinsDialog = onDemand<TagPinsDialogProps>(
  async () => (await import('#features/library/tags/parts/tag-pins-panel.tsx')).TagPinsPanel,
);

function useAllPins({ board, section, tag, selection, tell }: Arranging): void {
  const { t } = useLingui();
  const isAsked = selection.all === 'asked';
  const [boardId, sectionId] = [board.id, section?.id ?? null];
  useEffect(() => {
    if (!isAsked) return;
    let isWanted = true;
    fetchIds(boardId, { sectionId, tag }).then(
      (ids) => isWanted && tell({ name: 'told', ids }),
      (error) => {
        if (!isWanted) return;
        tell({ name: 'none' });
        toast.show({ kind: 'error', text: failureText(error, t`That didn't work.`), duration: ERROR_MS });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [isAsked, boardId, sectionId, tag, tell, t]);
}

type ListPart = { sectionId: string | null; tag: string | undefined };

async function fetchIds(board_id: string, { sectionId, tag }: ListPart): Promise<string[]> {
  const part = sectionId ? { section_id: sectionId } : { filter_section_pins: true };
  const place = { ...part, ...(tag && { tag }) };
  const ids: string[] = [];
  let bookmarks: string[] = [];
  for (;;) {
    const { data, bookmark } = await call('BoardPinIdsResource.get', { board_id, ...place, bookmarks });
    ids.push(...data);
    if (!bookmark) return ids;
    bookmarks = [bookmark];
  }
}

type BarProps = { arranging: Arranging; saver: Saver };

export function SelectBar({ saver }: { saver: Saver }) {
  const arranging = useArranging();
  return arranging && <Bar arranging={arranging} saver={saver} />;
}

function Bar({ arranging, saver }: BarProps) {
  const { t } = useLingui();
  const { selection, tell } = arranging;
  const isAll = selection.all !== 'no';
  const end = () => tell({ name: 'end' });
  useAllPins(arranging);
  return (
    <section className={styles.bar} aria-label={t`Selected Pins`} data-keys-first>
      <IconButton label={t`Stop selecting`} size="small" onClick={end}>
        <XIcon size={20} />
      </IconButton>
      <span className={styles.count} role="status">
        <Chosen selection={selection} />
      </span>
      <Button variant="ghost" size="small" onClick={() => tell({ name: isAll ? 'none' : 'all' })}>
        {isAll ? <Trans>Select none</Trans> : <Trans>Select all</Trans>}
      </Button>
      <Acts arranging={arranging} saver={saver} />
    </section>
  );
}

function Chosen({ selection }: Pick<Arranging, 'selection'>) {
  const count = selection.ids.size;
  if (selection.all === 'asked') return <Trans>Selecting all…</Trans>;
  if (count === 0) return <Trans>Choose Pins</Trans>;
  return <Plural value={count} one="# Pin selected" other="# Pins selected" />;
}

function Acts({ arranging, saver }: BarProps) {
  const { t } = useLingui();
  const { selection, tell, order } = arranging;
  const [movePins, copyPins] = [useMovePins(arranging), useCopyPins(arranging)];
  const [deletePins, tagPins] = [useDeletePins(arranging), useTagPins(arranging)];
  const [isTagging, setTagging] = useState(false);
  const [picking, pick] = useState<'move' | 'copy' | null>(null);
  const chosen = inListOrder(order.current, selection.ids);
  const disabled = selection.ids.size === 0 || selection.all === 'asked';
  const remove = () => void (disabled || deletePins(chosen));
  useSelectKeys({ onEnd: () => tell({ name: 'end' }), onAll: () => tell({ name: 'all' }), onDelete: remove });
  return (
    <div className={styles.acts}>
      <ActButtons {...{ disabled, pick, remove }} onTag={() => setTagging(true)} />
      <TagPinsDialog
        isOpen={isTagging}
        onClose={() => setTagging(false)}
        onTags={(tags) => void tagPins(chosen, tags)}
      />
      <BoardPickerDialog
        {...{ saver, current: null, isBoardWanted: true, isOpen: picking !== null }}
        title={picking === 'copy' ? t`Copy to` : t`Move to`}
        onClose={() => pick(null)}
        onPick={(target) => void (picking === 'copy' ? copyPins : movePins)(chosen, target)}
      />
    </div>
  );
}

type ActButtonsProps = {
  disabled: boolean;
  pick: (what: 'move' | 'copy') => void;
  onTag: () => void;
  remove: () => void;
};

function ActButtons({ disabled, pick, onTag, remove }: ActButtonsProps) {
  const isOn = useKeysOn();
  return (
    <>
      <Button
        size="small"
        icon={<MoveIcon size={18} />}
        disabled={disabled}
        aria-keyshortcuts={isOn ? 'M' : undefined}
        onClick={() => pick('move')}
      >
        <Trans>Move</Trans>
      </Button>
      <Button
        size="small"
        icon={<CopyIcon size={18} />}
        disabled={disabled}
        aria-keyshortcuts={isOn ? 'S' : undefined}
        onClick={() => pick('copy')}
      >
        <Trans>Copy</Trans>
      </Button>
      <Button size="small" icon={<TagIcon size={18} />} disabled={disabled} onClick={onTag}>
        <Trans>Tag</Trans>
      </Button>
      <Button size="small" icon={<TrashIcon size={18} />} disabled={disabled} onClick={remove}>
        <Trans>Delete</Trans>
      </Button>
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
