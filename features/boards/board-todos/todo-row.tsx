import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
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
  const [isRenamed, setRenamed] = useState(false);
  const entries = useTodoEntries({ todo, before, after, move, remove, rename: () => setRenamed(true) });
  if (isRenamed) {
    const send = async (title: string) => {
      if (title !== todo.title) await rename(todo, title);
      setRenamed(false);
    };
    return (
      <li>
        <RenameTodo todo={todo} send={send} onCancel={() => setRenamed(false)} />
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <Checkbox
        className={styles.choice}
        checked={todo.is_done}
        onChange={({ currentTarget }) => void edit(todo, { is_done: currentTarget.checked })}
      >
        <span className={styles.title} data-done={todo.is_done || undefined}>
          {todo.title}
        </span>
      </Checkbox>
      <IconMenuButton label={t`Options of ${todo.title}`} size="small" groups={[{ id: 'todo', entries }]}>
        <EllipsisIcon />
      </IconMenuButton>
    </li>
  );
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
