import { type RefObject, useRef } from 'react';
import type { Todo } from './board-todos.ts';
import type { useTodos } from './use-todos.ts';

type Acts = Pick<ReturnType<typeof useTodos>, 'todos' | 'remove' | 'restore'>;

/**
 * Where the focus goes when what had it is gone: from a deleted to-do to its neighbour, or to where a new one is added;
 * from Undo to what came back.
 */
export function useTodoFocus({ todos, remove, restore }: Acts) {
  const body = useRef<HTMLDivElement>(null);
  return {
    body,
    remove: async (todo: Todo) => {
      const place = todos.indexOf(todo);
      const neighbour = todos[place + 1] ?? todos[place - 1];
      const removed = remove(todo);
      focusSoon(body, neighbour ? rowOf(neighbour) : 'form input, :scope > button');
      await removed;
    },
    restore: async (todo: Todo) => {
      await restore(todo);
      focusSoon(body, rowOf(todo));
    },
  };
}

const rowOf = ({ id }: Todo) => `[data-todo="${id}"] button`;

/** After the menu has closed, which gives the focus back to a button that is there no more. */
function focusSoon(body: RefObject<HTMLElement | null>, control: string): void {
  const focus = () => body.current?.querySelector<HTMLElement>(control)?.focus();
  requestAnimationFrame(() => requestAnimationFrame(focus));
}
