import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  CalendarIcon,
  FolderPlusIcon,
  LayersIcon,
  LayoutGridIcon,
  ListIcon,
  PinIcon,
} from '#design/icons/icons.tsx';
import type { MenuEntry, MenuGroup } from '#design/menu/menu.tsx';
import { type ActionName, type ActionsSurface, actionsOn, type BoardHandlers } from './board-actions.ts';

const ICONS: Record<ActionName, ReactNode> = {
  pin: <PinIcon size={18} />,
  story: <LayersIcon size={18} />,
  board: <FolderPlusIcon size={18} />,
  section: <LayoutGridIcon size={18} />,
  date: <CalendarIcon size={18} />,
  todos: <ListIcon size={18} />,
};

type Offered = { surface: ActionsSurface; actions: BoardHandlers; isPinHidden: boolean };

/** The menu of the plus with its labels. */
export function useActionGroups({ surface, actions, isPinHidden }: Offered): MenuGroup[] {
  const { t } = useLingui();
  const labels: Record<ActionName, string> = {
    pin: t`Pin`,
    story: isPinHidden ? t`Pin` : t`Idea Pin`,
    board: t`Board`,
    section: t`Section`,
    date: t`Date`,
    todos: t`To-dos`,
  };
  const { create, add } = actionsOn(surface, actions, isPinHidden);
  const run = actionOf(actions);
  const entryOf = (name: ActionName): MenuEntry => ({
    ...{ id: name, label: labels[name], icon: ICONS[name] },
    onSelect: run[name],
  });
  const groups = [
    { id: 'create', title: t`Create`, entries: create.map(entryOf) },
    { id: 'add', title: t`Add`, entries: add.map(entryOf) },
  ];
  return groups.filter((group) => group.entries.length > 0);
}

function actionOf(actions: BoardHandlers): Record<ActionName, (() => void) | undefined> {
  const { createPin: pin, createStory: story, createBoard: board } = actions;
  const { addSection: section, editDates: date, openTodos: todos } = actions;
  return { pin, story, board, section, date, todos };
}
