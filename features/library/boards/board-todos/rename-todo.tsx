import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { useNamedForm } from '../use-named-form.ts';
import { TODO_LIMITS, type Todo } from './board-todos.ts';
import styles from './todos-dialog.module.css';

type RenameTodoProps = { todo: Todo; send: (title: string) => Promise<void>; onCancel: () => void };

/** Other words for a to-do, typed in its place. */
export function RenameTodo({ todo, send, onCancel }: RenameTodoProps) {
  const { t } = useLingui();
  const form = useNamedForm({ blank: t`Say what should be done.`, initial: todo.title, send });
  return (
    <form
      className={styles.form}
      onSubmit={form.onSubmit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The dialog stays open.
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
      <Button type="submit" look="primary" disabled={form.isBlank} pending={form.isPending}>
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}
