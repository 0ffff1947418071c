import type { ComponentProps } from 'react';
import { NextPage } from '#app/pins/next-page-part.tsx';
import { PinList, type PinListName } from '#app/pins/pin-list.tsx';
import { rarePart } from '#design/on-demand/rare-part.tsx';
import type { PinTableProps } from '#features/library/boards/choose-view/pin-table.tsx';
import { DENSITIES, type ShownView, useViewKeeper } from './shown-view.ts';

const PinTable = rarePart<PinTableProps>(
  async () => (await import('#features/library/boards/choose-view/pin-table.tsx')).PinTable,
);

type BoardPinsProps<N extends PinListName> = ComponentProps<typeof PinList<N>> & {
  board: { id: string; isMine: boolean };
  shown: ShownView;
};

/** The pins of a board or section, in the chosen view. */
export function BoardPins<N extends PinListName>({ board, shown, ...list }: BoardPinsProps<N>) {
  const { view, sort } = shown;
  const keeper = useViewKeeper(board.isMine);
  return (
    <>
      {view === 'list' ? (
        <PinList {...list} show={(rows) => <PinTable {...rows} {...{ sort, keeper }} boardId={board.id} />} />
      ) : (
        <PinList {...list} density={DENSITIES[view]} isEven={list.isEven && view !== 'pictures'} />
      )}
      <NextPage path={list.first.next} />
    </>
  );
}
