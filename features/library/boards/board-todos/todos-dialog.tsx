import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { PlusIcon } from '#design/icons/icons.tsx';
import { SpinnerPlace } from '#design/spinner/spinner.tsx';
import { ErrorState } from '#design/states/error-state.tsx';
import { call } from '#platform/resource/client.ts';
import { useLoaded } from '#platform/resource/use-loaded.ts';
import { useNamedForm } from '../use-named-form.ts';
import { TODO_LIMITS, type Todo } from './board-todos.ts';
import { ReadTodoRow, TodoRow } from './todo-row.tsx';
import styles from './todos-dialog.module.css';
import { useTodos } from './use-todos.ts';

export type TodosDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  board: { id: string; isEditable: boolean };
};

export function TodosDialog({ isOpen, onClose, board }: TodosDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={<Trans>To-dos</Trans>} hasNote size="medium">
      <Loading board={board} />
    </Dialog>
  );
}

function Loading({ board }: Pick<TodosDialogProps, 'board'>) {
  const { id } = board;
  const load = useCallback(async () => (await call('BoardTodosResource.get', { board_id: id })).data, [id]);
  const [loaded, retry] = useLoaded(load);
  if (loaded.state === 'error') return <ErrorState onRetry={retry} />;
  if (loaded.state === 'loading') return <SpinnerPlace label="" minHeight={160} />;
  return board.isEditable ? <Todos boardId={id} first={loaded.data} /> : <ReadTodos todos={loaded.data} />;
}

function Todos({ boardId, first }: { boardId: string; first: readonly Todo[] }) {
  const { t } = useLingui();
  const { deleted, failure, add, ...actions } = useTodos(boardId, first);
  const { todos } = actions;
  const { body, ...focusing } = useTodoFocus(actions);
  return (
    <div ref={body} className={styles.body}>
      {todos.length === 0 && <Nothing />}
      <ul className={styles.todos} aria-label={t`To-dos`}>
        {todos.map((todo, place) => (
          <TodoRow key={todo.id} todo={todo} {...besideOf(todos, place)} {...actions} {...focusing} />
        ))}
      </ul>
      <div role="status" className={styles.told}>
        {deleted && (
          <>
            <span className={styles.words}>
              <Trans>Deleted “{deleted.title}”</Trans>
            </span>
            <Button size="small" onClick={() => void focusing.restore(deleted)}>
              <Trans>Undo</Trans>
            </Button>
          </>
        )}
      </div>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {todos.length < TODO_LIMITS.onBoard && <NewTodo add={add} isFirst={todos.length === 0} />}
    </div>
  );
}

function besideOf(todos: readonly Todo[], place: number) {
  return { before: todos[place - 1], after: todos[place + 1] };
}

function ReadTodos({ todos }: { todos: readonly Todo[] }) {
  const { t } = useLingui();
  if (todos.length === 0) return <Nothing />;
  return (
    <ul className={styles.todos} aria-label={t`To-dos`}>
      {todos.map((todo) => (
        <ReadTodoRow key={todo.id} todo={todo} />
      ))}
    </ul>
  );
}

function Nothing() {
  return (
    <p className={styles.nothing}>
      <Trans>No to-dos yet. Only collaborators can see this list.</Trans>
    </p>
  );
}

type Acts = Pick<ReturnType<typeof useTodos>, 'todos' | 'remove' | 'restore'>;

/** A vanished element's focus goes to a neighbour, the field that adds one, or from Undo to what came back. */
function useTodoFocus({ todos, remove, restore }: Acts) {
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

/** Waits for the menu to close, which would give the focus back to a removed button. */
function focusSoon(body: RefObject<HTMLElement | null>, control: string): void {
  const focus = () => body.current?.querySelector<HTMLElement>(control)?.focus();
  requestAnimationFrame(() => requestAnimationFrame(focus));
}

type NewTodoProps = { add: (title: string) => Promise<void>; isFirst: boolean };

function NewTodo({ add, isFirst }: NewTodoProps) {
  const [isField, setField] = useState(isFirst);
  const [count, setCount] = useState(0);
  if (!isField) {
    return (
      <Button icon={<PlusIcon size={18} />} className={styles.new} onClick={() => setField(true)}>
        <Trans>New</Trans>
      </Button>
    );
  }
  const send = async (title: string) => {
    await add(title);
    setCount((before) => before + 1);
  };
  // Each is a new form whose empty field takes the focus.
  return <NewTodoForm key={count} send={send} />;
}

function NewTodoForm({ send }: { send: (title: string) => Promise<void> }) {
  const { t } = useLingui();
  const { field, isBlank, isPending, onSubmit } = useNamedForm({ blank: t`Enter a to-do.`, send });
  const { onBlur: _, ...input } = field;
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <TextField
        label={t`New to-do`}
        isLabelHidden
        placeholder={t`New to-do`}
        maxLength={TODO_LIMITS.title}
        autoComplete="off"
        autoFocus
        {...input}
      />
      <Button type="submit" variant="primary" disabled={isBlank} pending={isPending}>
        <Trans>Add</Trans>
      </Button>
    </form>
  );
}
