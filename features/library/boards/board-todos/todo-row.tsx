import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Checkbox } from '#design/checkbox/checkbox.tsx';
import { EllipsisIcon } from '#design/icons/icons.tsx';
import { IconMenuButton } from '#design/menu/menu-button.tsx';
import type { Todo } from './board-todos.ts';
import { RenameTodo } from './rename-todo.tsx';
import styles from './todos-dialog.module.css';
import { useTodoEntries } from './use-todo-entries.tsx';
import type { useTodos } from './use-todos.ts';

type Acts = Pick<ReturnType<typeof useTodos>, 'edit' | 'rename' | 'move' | 'remove'>;

type TodoRowProps = Acts & {
  todo: Todo;
  /** Its neighbours; none at the ends of the list. */
  before: Todo | undefined;
  after: Todo | undefined;
};

/** A to-do that can be ticked, renamed, moved and deleted. */
export function TodoRow({ todo, before, after, edit, rename, move, remove }: TodoRowProps) {
  const { t } = useLingui();
  const form = useRef<HTMLLIElement>(null);
  const [naming, setNaming] = useState<'now' | 'left' | null>(null);
  const entries = useTodoEntries({ todo, before, after, move, remove, rename: () => setNaming('now') });
  if (naming === 'now') {
    const send = async (title: string) => {
      if (title !== todo.title) await rename(todo, title);
      setNaming(isElsewhere(form.current) ? null : 'left');
    };
    return (
      <li ref={form}>
        <RenameTodo todo={todo} send={send} onCancel={() => setNaming('left')} />
      </li>
    );
  }
  return (
    <li className={styles.row} data-todo={todo.id}>
      <Checkbox
        className={styles.choice}
        checked={todo.is_done}
        onChange={({ currentTarget }) => void edit(todo, { is_done: currentTarget.checked })}
      >
        <span className={styles.title} data-done={todo.is_done || undefined}>
          {todo.title}
        </span>
      </Checkbox>
      <IconMenuButton
        label={t`Options of ${todo.title}`}
        size="small"
        groups={[{ id: 'todo', entries }]}
        // The keys go on from where renaming began: with the focus nowhere, Escape would close nothing.
        autoFocus={naming === 'left'}
      >
        <EllipsisIcon />
      </IconMenuButton>
    </li>
  );
}

/** Whoever went on to another control meanwhile stays there. */
function isElsewhere(form: HTMLElement | null): boolean {
  const { activeElement } = document;
  return activeElement?.matches('button, input') === true && !form?.contains(activeElement);
}

/** The same for those who only read it. */
export function ReadTodoRow({ todo }: { todo: Todo }) {
  return (
    <li className={styles.row}>
      <Checkbox className={styles.choice} checked={todo.is_done} disabled readOnly>
        <span className={styles.title} data-done={todo.is_done || undefined}>
          {todo.title}
        </span>
      </Checkbox>
    </li>
  );
}
