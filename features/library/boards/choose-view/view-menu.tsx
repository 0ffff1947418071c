import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { Menu, type MenuEntry, type MenuGroup, type MenuProps } from '#design/menu/menu.tsx';
import { COLOR_NAMES } from '#features/library/pins/color-name.ts';
import { ColorSwatch, useColorTexts } from '#features/library/pins/parts/color-swatch.tsx';
import type { BoardPageData } from '../board-page-data.ts';
import {
  PINS_KINDS,
  PINS_SORTS,
  PINS_VIEWS,
  type PinsFilter,
  type PinsSort,
  type PinsView,
  viewPath,
} from '../pins-view.ts';
import { useChooseView, type ViewKeeper } from './use-choose-view.ts';
import { useKindTexts, useLinkTexts, useSortTexts, useViewTexts } from './view-texts.ts';

export interface ShownView {
  view: PinsView;
  sort: PinsSort;
  filter: PinsFilter;
}

export type ViewMenuProps = Pick<MenuProps, 'isOpen' | 'onClose' | 'triggerRef'> & {
  board: Pick<BoardPageData, 'id' | 'people'>;
  shown: ShownView;
  keeper: ViewKeeper;
};

export function ViewMenu({ board, shown, keeper, ...opened }: ViewMenuProps) {
  const { t } = useLingui();
  const chosen = useChoices(board.id, shown, keeper);
  const filters = useFilters(board, shown.filter);
  const [asked, ask] = useState<string | null>(null);
  const filter = filters.find(({ id }) => id === asked);
  const ofFilters = {
    ...{ id: 'filter', title: t`Filter` },
    entries: filters.map(({ id, label, hint }) => ({ id, label, hint, onSelect: () => ask(id) })),
  };
  const values = filter && [
    { id: 'values', title: filter.label, selection: 'single' as const, entries: filter.entries },
  ];
  return (
    <>
      <Menu {...opened} label={t`View`} groups={[...chosen, ofFilters]} />
      <Menu
        isOpen={filter !== undefined}
        onClose={() => ask(null)}
        triggerRef={opened.triggerRef}
        label={filter?.label ?? t`Filter`}
        groups={values ?? []}
      />
    </>
  );
}

function useChoices(boardId: string, shown: ShownView, keeper: ViewKeeper): MenuGroup[] {
  const { t } = useLingui();
  const choose = useChooseView(boardId, keeper);
  const [views, sorts] = [useViewTexts(), useSortTexts()];
  const entry = (kind: 'view' | 'sort', value: PinsView | PinsSort, label: string) => ({
    ...{ id: `${kind} ${value}`, label, isChecked: value === shown[kind] },
    onSelect: () => void choose({ [kind]: value }),
  });
  return [
    {
      ...{ id: 'view', title: t`View`, selection: 'single' },
      entries: PINS_VIEWS.map((value) => entry('view', value, views[value])),
    },
    {
      ...{ id: 'sort', title: t`Sort by`, selection: 'single' },
      entries: PINS_SORTS.map((value) => entry('sort', value, sorts[value])),
    },
  ];
}

interface Filter {
  id: string;
  label: string;
  /** What is chosen. */
  hint: string | undefined;
  entries: MenuEntry[];
}

type Value = { value: string; label: string; icon?: ReactNode };

/** Each value is an address. */
function useFilters({ people }: ViewMenuProps['board'], filter: PinsFilter): Filter[] {
  const { t } = useLingui();
  const location = useLocation();
  const [colors, kinds, links] = [useColorTexts(), useKindTexts(), useLinkTexts()];
  const one = (id: keyof typeof chosen, label: string, any: string, values: Value[]): Filter => {
    const current = chosen[id];
    const known = [{ value: '', label: any }, ...values];
    return {
      ...{ id, label },
      hint: current ? (values.find(({ value }) => value === current)?.label ?? current) : undefined,
      entries: known.map(({ value, ...shown }) => ({
        ...{ id: `${id} ${value}`, ...shown },
        isChecked: value === (current ?? ''),
        to: viewPath(location, { [id]: value || null }),
      })),
    };
  };
  const { color, kind, author, has_link } = filter;
  const link = has_link === null ? null : has_link ? 'yes' : 'no';
  const chosen: Record<'color' | 'kind' | 'author' | 'link', string | null> = { color, kind, author, link };
  const byColor = COLOR_NAMES.map((value) => ({
    ...{ value, label: colors[value], icon: <ColorSwatch color={value} /> },
  }));
  const byKind = PINS_KINDS.map((value) => ({ value, label: kinds[value] }));
  const byLink = (['yes', 'no'] as const).map((value) => ({ value, label: links[value] }));
  const byAuthor = people.map(({ username, fullName }) => ({ value: username, label: fullName }));
  return [
    one('color', t`Color`, t`Any color`, byColor),
    one('kind', t`Type`, t`Any type`, byKind),
    ...(people.length > 1 || filter.author ? [one('author', t`Saved by`, t`Anyone`, byAuthor)] : []),
    one('link', t`Link`, t`With or without a link`, byLink),
  ];
}
