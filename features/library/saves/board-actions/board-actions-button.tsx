import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { IconButton } from '#design/button/icon-button.tsx';
import {
  CalendarIcon,
  FolderPlusIcon,
  LayersIcon,
  LayoutGridIcon,
  ListIcon,
  PinIcon,
  PlusIcon,
} from '#design/icons/icons.tsx';
import { Menu, type MenuEntry, type MenuGroup } from '#design/menu/menu.tsx';
import { openedByKeys } from '#design/menu/opened-by-keys.ts';
import { sendEvent } from '#features/measure/events/send-event.ts';
import {
  type ActionName,
  type ActionsSurface,
  actionsOn,
  anchorsAt,
  type BoardHandlers,
  beginActions,
} from './board-actions.ts';

const ICONS: Record<ActionName, ReactNode> = {
  pin: <PinIcon size={18} />,
  story: <LayersIcon size={18} />,
  board: <FolderPlusIcon size={18} />,
  section: <LayoutGridIcon size={18} />,
  date: <CalendarIcon size={18} />,
  todos: <ListIcon size={18} />,
};

type Offered = { surface: ActionsSurface; actions: BoardHandlers; isPinHidden: boolean };

function useActionGroups({ surface, actions, isPinHidden }: Offered): MenuGroup[] {
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

type BoardActionsButtonProps = {
  surface: ActionsSurface;
  actions: BoardHandlers;
  /** An experiment hides the pin entry and gives its name to the story entry. */
  isPinHidden: boolean;
  onOpen?: () => void;
  /** There is no board yet. */
  isFirst?: boolean;
};

/** In a section, it creates a pin without opening a menu. */
export function BoardActionsButton(props: BoardActionsButtonProps) {
  const { surface, actions, onOpen, isFirst = false } = props;
  const [isOpen, setOpen] = useState(false);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const label = useActionsLabel(surface);
  const groups = useActionGroups(props);
  const isDirect = surface === 'section';
  const press = () => {
    if (isOpen) return setOpen(false);
    beginActions({ surface, onOpen, sendEvent });
    if (isDirect) actions.createPin();
    else setOpen(true);
  };
  return (
    <>
      <IconButton
        ref={triggerRef}
        label={label}
        size="small"
        data-anchor={anchorsAt(surface, actions, isFirst)}
        {...(!isDirect && { 'aria-haspopup': 'menu', 'aria-expanded': isOpen })}
        onClick={press}
        onKeyDown={isDirect ? undefined : openedByKeys(press)}
        onPointerEnter={isDirect ? undefined : Menu.preload}
        onFocus={isDirect ? undefined : Menu.preload}
      >
        <PlusIcon />
      </IconButton>
      {!isDirect && (
        <Menu {...{ isOpen, triggerRef, label, groups }} placement="bottom" onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function useActionsLabel(surface: ActionsSurface): string {
  const { t } = useLingui();
  if (surface === 'section') return t`Create Pin`;
  return surface === 'profilePins' ? t`Profile Actions` : t`Board Actions`;
}
