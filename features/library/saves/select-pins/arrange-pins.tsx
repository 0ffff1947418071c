import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useMemo, useReducer, useRef } from 'react';
import { useLocation } from 'react-router';
import { DragArea, type DragRules } from '#design/drag-and-drop/drag-area.tsx';
import { Draggable, DragHandle } from '#design/drag-and-drop/draggable.tsx';
import { VisuallyHidden } from '#design/hidden/visually-hidden.tsx';
import { dropsAllowed } from '#features/library/boards/drag-rules.ts';
import { useArrange } from '#features/library/boards/parts/use-arrange.ts';
import { useReorderNamed, useReorderPins } from '#features/library/boards/parts/use-make-moves.ts';
import type { PinCardData } from '#features/library/pins/pin-card-data.ts';
import { sectionsOf, useMovedSections } from '#features/library/sections/parts/use-moved-sections.ts';
import { call } from '#platform/resource/client.ts';
import type { Saver } from '../picker-boards.ts';
import {
  type AroundCard,
  ArrangedListContext,
  type ArrangedListProps,
  type ArrangedPlace,
  type Arranging,
  ArrangingContext,
  useArranging,
} from './arranging.ts';
import { SelectBar } from './select-bar.tsx';
import styles from './select-pins.module.css';
import { inListOrder, isChosen, NOTHING, nextSelection } from './selection.ts';
import { useMovePins } from './use-bulk-pins.tsx';

type Sections = Parameters<typeof useMovedSections>[1];

const NO_SECTIONS: Sections = [];
const CHOOSING = nextSelection(NOTHING, { name: 'begin' });

export type ArrangePinsProps = ArrangedPlace & {
  saver: Saver;
  /** Pins can be dropped on these. */
  sections?: Sections;
  showSections?: (order: readonly string[]) => void;
  children: ReactNode;
};

/** Pins can also be dropped on sections or selected together. */
export function ArrangePins(props: ArrangePinsProps) {
  const {
    board,
    section,
    narrowed,
    isFixed = false,
    saver,
    sections = NO_SECTIONS,
    showSections,
    children,
  } = props;
  const { t } = useLingui();
  const isAsked = new URLSearchParams(useLocation().search).get('select') === 'pins';
  const [selection, tell] = useReducer(nextSelection, isAsked ? CHOOSING : NOTHING);
  const order = useRef<readonly string[]>([]);
  const list = section?.id ?? board.id;
  const arranging = useMemo(
    () => ({ board, section, narrowed, isFixed, list, selection, tell, order }),
    [board, section, narrowed, isFixed, list, selection],
  );
  const drop = useDrop(arranging, useMovedSections(board.id, sections, showSections));
  const onto = useCallback((_: unknown, { label }: { label: string }) => t`Into section ${label}`, [t]);
  return (
    <ArrangingContext value={arranging}>
      <DragArea
        isOn={!isFixed}
        accepts={dropsAllowed}
        onDrop={drop}
        countOf={({ key }) => alongWith(arranging, key).length}
        onto={onto}
      >
        <ArrangedListContext value={ArrangedList}>{children}</ArrangedListContext>
      </DragArea>
      {selection.isOn && <div className={styles.room} />}
      {selection.isOn && <SelectBar saver={saver} />}
    </ArrangingContext>
  );
}

function useDrop(arranging: Arranging, sections: Readonly<Sections>): DragRules['onDrop'] {
  const { board, order } = arranging;
  const reorderPins = useReorderPins(board.id, arranging.list);
  const reorderSections = useReorderSections(board.id);
  const movePins = useMovePins(arranging);
  return (item, over, place) => {
    if (item.type === 'section') {
      if (place === 'centre') return;
      const move = { ids: [item.key], besideId: over.key, side: place };
      return void reorderSections(
        sections.map(({ id }) => id),
        move,
      );
    }
    const ids = alongWith(arranging, item.key);
    const section = sections.find(({ id }) => id === over.key);
    if (place === 'centre') return void (section && movePins(ids, { board, section }));
    if (!ids.includes(over.key)) void reorderPins(order.current, { ids, besideId: over.key, side: place });
  };
}

/** Dragging one pin of a selection drags the rest along. */
function alongWith({ selection, order }: Arranging, id: string): readonly string[] {
  return selection.ids.has(id) ? inListOrder(order.current, selection.ids) : [id];
}

const around: AroundCard = (pin, card) => <ArrangedCard pin={pin}>{card}</ArrangedCard>;

function ArrangedList({ children }: ArrangedListProps) {
  const arranging = useArranging();
  // What was moved by hand has no place in another order.
  const isSorted = Boolean(arranging?.narrowed?.sort);
  const arrange = useArrange<PinCardData>(isSorted ? null : (arranging?.list ?? null));
  const order = arranging?.order;
  const tell = arranging?.tell;
  const onShown = useCallback(
    (pins: readonly PinCardData[]) => {
      if (!order || !tell) return;
      const ids = pins.map((pin) => pin.id);
      const shown = new Set(ids);
      tell({ name: 'list', gone: order.current.filter((id) => !shown.has(id)) });
      order.current = ids;
    },
    [order, tell],
  );
  return children({ ...arrange, around, onShown });
}

/** In select mode, a press anywhere on the card selects it. */
function ArrangedCard({ pin, children }: { pin: PinCardData; children: ReactNode }) {
  const { t } = useLingui();
  const arranging = useArranging();
  if (!arranging) return children;
  const { selection, list, isFixed, tell, order } = arranging;
  const name = pin.grid_title || pin.alt_text || t`Pin of ${pin.pinner.full_name}`;
  const isOn = isChosen(selection, pin.id);
  return (
    <Draggable itemKey={pin.id} type="pin" label={name} list={list} className={styles.card}>
      <div className={styles.inner} inert={selection.isOn} data-chosen={isOn || undefined}>
        {children}
      </div>
      {selection.isOn && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            className={styles.box}
            checked={isOn}
            onChange={({ nativeEvent }) =>
              (nativeEvent as MouseEvent).shiftKey
                ? tell({ name: 'range', id: pin.id, order: order.current })
                : tell({ name: 'toggle', id: pin.id })
            }
          />
          <VisuallyHidden>{t`Select ${name}`}</VisuallyHidden>
        </label>
      )}
      {!isFixed && <DragHandle label={name} className={styles.handle} />}
    </Draggable>
  );
}

function useReorderSections(board_id: string) {
  const { t } = useLingui();
  return useReorderNamed(
    sectionsOf(board_id),
    ({ named }) => call('BoardSectionOrderResource.update', { board_id, section_ids: [...named] }),
    t`We couldn't rearrange the sections.`,
  );
}
