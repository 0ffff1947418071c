import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#design/button/button.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { BOARD_LIMITS } from '#features/library/boards/board.ts';
import styles from '#features/library/boards/parts/board-form.module.css';
import { useNamedForm } from '#features/library/boards/use-named-form.ts';

type SectionFormProps = {
  /** Empty for a new section. */
  initial?: string;
  submit: ReactNode;
  send: (name: string) => Promise<void>;
  children?: ReactNode;
};

export function SectionForm({ initial, submit, send, children }: SectionFormProps) {
  const { t } = useLingui();
  const form = useNamedForm({ blank: t`Don't forget to name your section!`, initial, send });
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <TextField
        label={t`Name`}
        name="name"
        placeholder={t`Like “Kitchen” or “To try”`}
        maxLength={BOARD_LIMITS.sectionTitle}
        autoComplete="off"
        autoFocus
        {...form.field}
      />
      <div className={styles.actions}>
        {children}
        <Button type="submit" variant="primary" disabled={form.isBlank} pending={form.isPending}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
