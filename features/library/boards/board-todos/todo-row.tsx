import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { Checkbox } from '#design/checkbox/checkbox.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { ChevronDownIcon, ChevronUpIcon, EllipsisIcon, PencilIcon, TrashIcon } from '#design/icons/icons.tsx';
import type { MenuEntry } from '#design/menu/menu.tsx';
import { IconMenuButton } from '#design/menu/menu-button.tsx';
import { useNamedForm } from '../use-named-form.ts';
import type { Todo } from './board-todos.ts';
import { TODO_LIMITS } from './board-todos.ts';
import styles from './todos-dialog.module.css';
import type { useTodos } from './use-todos.ts';

type Acts = Pick<ReturnType<typeof useTodos>, 'edit' | 'rename' | 'move' | 'remove'>;

type TodoRowProps = Acts & {
  todo: Todo;
  /** Undefined at the ends of the list. */
  before: Todo | undefined;
  after: Todo | undefined;
};

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
        label={t`Options for ${todo.title}`}
        size="small"
        groups={[{ id: 'todo', entries }]}
        // Takes the focus back where renaming began; without focus, Escape would not close anything.
        autoFocus={naming === 'left'}
      >
        <EllipsisIcon />
      </IconMenuButton>
    </li>
  );
}

function isElsewhere(form: HTMLElement | null): boolean {
  const { activeElement } = document;
  return activeElement?.matches('button, input') === true && !form?.contains(activeElement);
}

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

type RenameTodoProps = { todo: Todo; send: (title: string) => Promise<void>; onCancel: () => void };

function RenameTodo({ todo, send, onCancel }: RenameTodoProps) {
  const { t } = useLingui();
  const form = useNamedForm({ blank: t`Enter a to-do.`, initial: todo.title, send });
  return (
    <form
      className={styles.form}
      onSubmit={form.onSubmit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Keeps the dialog open.
        event.stopPropagation();
        onCancel();
      }}
      noValidate
    >
      <TextField
        label={t`Rename ${todo.title}`}
        isLabelHidden
        maxLength={TODO_LIMITS.title}
        autoComplete="off"
        autoFocus
        {...form.field}
      />
      <Button type="submit" variant="primary" disabled={form.isBlank} pending={form.isPending}>
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}

type Entries = Pick<ReturnType<typeof useTodos>, 'move' | 'remove'> & {
  todo: Todo;
  before: Todo | undefined;
  after: Todo | undefined;
  rename: () => void;
};

function useTodoEntries({ todo, before, after, move, remove, rename }: Entries): MenuEntry[] {
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
