import type { ComponentProps } from 'react';
import { NextPage } from '#app/pins/next-page-part.tsx';
import { PinList, type PinListName } from '#app/pins/pin-list.tsx';
import { IconButton } from '#design/button/icon-button.tsx';
import { EllipsisIcon } from '#design/icons/visitor-icons.tsx';
import { rarePart } from '#design/on-demand/rare-part.tsx';
import { type ShownView, useViewKeeper } from './shown-view.ts';

const PinTable = rarePart(() => import('#features/library/boards/choose-view/pin-table.tsx'), 'PinTable');

const WidePins = rarePart(() => import('#features/library/boards/choose-view/wide-pins.tsx'), 'WidePins');

export const ShownFilters = rarePart(
  () => import('#features/library/boards/choose-view/shown-filters.tsx'),
  'ShownFilters',
);

type BoardPinsProps<N extends PinListName> = ComponentProps<typeof PinList<N>> & {
  board: { id: string; isMine: boolean };
  shown: ShownView;
};

/** The pins of a board or section, in the chosen view. */
export function BoardPins<N extends PinListName>({ board, shown, ...list }: BoardPinsProps<N>) {
  const { view, sort } = shown;
  const keeper = useViewKeeper(board.isMine);
  const isWide = view === 'large' || view === 'pictures';
  const show: typeof list.show =
    view === 'list'
      ? (rows) => <PinTable {...rows} {...{ sort, keeper }} boardId={board.id} />
      : isWide
        ? (rows) => <WidePins {...rows} size={view === 'large' ? 'large' : 'single'} />
        : undefined;
  return (
    <>
      <PinList {...list} show={show} density={view === 'compact' ? 'dense' : 'regular'} />
      <NextPage path={list.first.next} />
    </>
  );
}

export function MenuBefore({ label }: { label: string }) {
  return (
    <IconButton label={label} size="small">
      <EllipsisIcon />
    </IconButton>
  );
}

/** Its icon loads with its code. */
export function IconBefore({ label }: { label: string }) {
  return <IconButton label={label} size="small" />;
}
