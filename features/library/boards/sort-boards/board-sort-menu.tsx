import { useLingui } from '@lingui/react/macro';
import { SlidersHorizontalIcon } from '#design/icons/icons.tsx';
import { IconMenuButton } from '#design/menu/menu-button.tsx';
import type { ShownView } from '../board-layout.ts';
import { BOARD_SORTS, type BoardSort } from '../board-sort.ts';
import { useBoardSort } from './use-board-sort.ts';

const VIEWS: readonly ShownView[] = ['wide', 'xxWide', 'square'];

type BoardSortMenuProps = {
  username: string;
  sort: BoardSort;
  view: ShownView;
  onChooseView: (view: ShownView) => void;
  size?: 'small';
};

export function BoardSortMenu({ username, sort, view, onChooseView, size }: BoardSortMenuProps) {
  const { t } = useLingui();
  const chooseSort = useBoardSort(sort, username);
  const sorts: Record<BoardSort, string> = {
    last_pinned_to: t`Last saved to`,
    alphabetical: t`A to Z`,
    newest: t`Newest`,
    oldest: t`Oldest`,
    group_boards_at_top: t`Group boards first`,
    custom: t`Your own order`,
  };
  const views: Record<ShownView, string> = { wide: t`Wide`, xxWide: t`Very wide`, square: t`Small` };
  const order = BOARD_SORTS.map((choice) => ({
    id: choice,
    label: sorts[choice],
    isChecked: choice === sort,
    onSelect: () => chooseSort(choice),
  }));
  const sizes = VIEWS.map((choice) => ({
    id: choice,
    label: views[choice],
    isChecked: choice === view,
    onSelect: () => onChooseView(choice),
  }));
  return (
    <IconMenuButton
      label={t`Sort and resize boards`}
      size={size}
      groups={[
        { id: 'sort', title: t`Sort by`, selection: 'single', entries: order },
        { id: 'view', title: t`Size`, selection: 'single', entries: sizes },
      ]}
    >
      <SlidersHorizontalIcon />
    </IconMenuButton>
  );
}
