import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { PlusIcon } from '#design/icons/icons.tsx';
import { useNamedForm } from '../use-named-form.ts';
import { TODO_LIMITS } from './board-todos.ts';
import styles from './todos-dialog.module.css';

type NewTodoProps = { add: (title: string) => Promise<void>; isFirst: boolean };

export function NewTodo({ add, isFirst }: NewTodoProps) {
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
  const { field, isBlank, isPending, onSubmit } = useNamedForm({ blank: t`Say what should be done.`, send });
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
