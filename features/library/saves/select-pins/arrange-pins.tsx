import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useLayoutEffect, useMemo } from 'react';
import { DragArea, type DragRules } from '#design/drag-and-drop/drag-area.tsx';
import { Draggable, DragHandle } from '#design/drag-and-drop/draggable.tsx';
import { MOST_SECTIONS } from '#features/library/boards/board-name.ts';
import { type SectionCardData, sectionCardData } from '#features/library/boards/board-page-data.ts';
import { dropsAllowed } from '#features/library/boards/drag-rules.ts';
import { useArrange } from '#features/library/boards/parts/use-arrange.ts';
import { useReorderNamed, useReorderPins } from '#features/library/boards/parts/use-make-moves.ts';
import type { PinCardData } from '#features/library/pins/pin-card-data.ts';
import { call } from '#platform/resource/client.ts';
import { usePages } from '#platform/resource/use-pages.ts';
import type { Saver } from '../picker-boards.ts';
import { LateSelectBar } from './late-select-bar.tsx';
import styles from './select-pins.module.css';
import { SelectableCard, useCardName } from './selectable-card.tsx';
import {
  type AroundCard,
  type ArrangedPlace,
  SelectedListContext,
  type SelectedListProps,
  type Selecting,
  SelectingContext,
  useSelecting,
} from './selecting.ts';
import { inListOrder } from './selection.ts';
import { useMovePins } from './use-bulk-pins.tsx';
import { useMarquee, useNewSelecting, useShownPins } from './use-selecting.ts';

type Sections = Parameters<typeof useMovedSections>[1];

const NO_SECTIONS: Sections = [];

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
  const on = useMemo(
    () => ({ board, section, narrowed, isFixed, list: section?.id ?? board.id }),
    [board, section, narrowed, isFixed],
  );
  const selecting = useNewSelecting(on);
  useMarquee(selecting);
  const drop = useDrop({ ...selecting, on }, useMovedSections(board.id, sections, showSections));
  const onto = useCallback((_: unknown, { label }: { label: string }) => t`Into section ${label}`, [t]);
  return (
    <SelectingContext value={selecting}>
      <DragArea
        isOn={!isFixed}
        accepts={dropsAllowed}
        onDrop={drop}
        countOf={({ key }) => alongWith(selecting, key).length}
        onto={onto}
      >
        <SelectedListContext value={ArrangedList}>{children}</SelectedListContext>
      </DragArea>
      <LateSelectBar saver={saver} />
    </SelectingContext>
  );
}

type Arranging = Selecting & { on: NonNullable<Selecting['on']> };

function useDrop(arranging: Arranging, sections: Readonly<Sections>): DragRules['onDrop'] {
  const { on, order } = arranging;
  const { board } = on;
  const reorderPins = useReorderPins(board.id, on.list);
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
    if (place === 'centre') return void (section && movePins({ ids, left: 0 }, { board, section }));
    if (!ids.includes(over.key)) void reorderPins(order.current, { ids, besideId: over.key, side: place });
  };
}

/** Dragging one pin of a selection drags the rest along. */
function alongWith({ selection, order }: Selecting, id: string): readonly string[] {
  return selection.ids.has(id) ? inListOrder(order.current, selection.ids) : [id];
}

const around: AroundCard = (pin, card) => <ArrangedCard pin={pin}>{card}</ArrangedCard>;

function ArrangedList({ children }: SelectedListProps) {
  const on = useSelecting()?.on;
  // What was moved by hand has no place in another order.
  const arrange = useArrange<PinCardData>(on && !on.narrowed?.sort ? on.list : null);
  return children({ ...arrange, around, onShown: useShownPins() });
}

function ArrangedCard({ pin, children }: { pin: PinCardData; children: ReactNode }) {
  const name = useCardName(pin);
  const on = useSelecting()?.on;
  if (!on) return children;
  return (
    <Draggable itemKey={pin.id} type="pin" label={name} list={on.list} className={styles.card}>
      <SelectableCard pin={pin}>{children}</SelectableCard>
      {!on.isFixed && <DragHandle label={name} className={styles.handle} />}
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

const sectionsOf = (boardId: string) => `sections of ${boardId}`;

const keyOf = (section: SectionCardData) => section.id;

/** Call it only for people who may move them. */
function useMovedSections(
  board_id: string,
  fetched: SectionCardData[],
  show: ((order: readonly string[]) => void) | undefined,
): readonly SectionCardData[] {
  // A section's page shows none.
  const list = fetched.length > 0 ? sectionsOf(board_id) : null;
  const { moves, arrange } = useArrange<SectionCardData>(list);
  const source = useMemo(() => {
    const first = { items: fetched, bookmark: null };
    const options = { board_id, page_size: MOST_SECTIONS };
    const asked = { resource: 'BoardSectionsResource.get', options } as const;
    return { ...asked, first, item: sectionCardData, keyOf, moves };
  }, [board_id, fetched, moves]);
  const { held } = usePages(source);
  const sections = useMemo(() => arrange(held), [arrange, held]);
  useLayoutEffect(() => show?.(sections.map(({ id }) => id)), [show, sections]);
  return sections;
}
