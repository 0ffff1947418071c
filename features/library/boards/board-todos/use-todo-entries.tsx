import { useLingui } from '@lingui/react/macro';
import { ChevronDownIcon, ChevronUpIcon, PencilIcon, TrashIcon } from '#design/icons/icons.tsx';
import type { MenuEntry } from '#design/menu/menu.tsx';
import type { Todo } from './board-todos.ts';
import type { useTodos } from './use-todos.ts';

type Entries = Pick<ReturnType<typeof useTodos>, 'move' | 'remove'> & {
  todo: Todo;
  before: Todo | undefined;
  after: Todo | undefined;
  rename: () => void;
};

/** What can be done with a to-do, beside ticking it. */
export function useTodoEntries({ todo, before, after, move, remove, rename }: Entries): MenuEntry[] {
  const { t } = useLingui();
  const ids = [todo.id];
  const entries: (MenuEntry | false)[] = [
    { id: 'rename', label: t`Rename`, icon: <PencilIcon size={18} />, onSelect: rename },
    before !== undefined && {
      ...{ id: 'up', label: t`Move up`, icon: <ChevronUpIcon size={18} /> },
      onSelect: () => void move({ ids, besideId: before.id, side: 'before' }),
    },
    after !== undefined && {
      ...{ id: 'down', label: t`Move down`, icon: <ChevronDownIcon size={18} /> },
      onSelect: () => void move({ ids, besideId: after.id, side: 'after' }),
    },
    {
      ...{ id: 'delete', label: t`Delete`, icon: <TrashIcon size={18} />, isDanger: true },
      onSelect: () => void remove(todo),
    },
  ];
  return entries.filter((entry) => entry !== false);
}
