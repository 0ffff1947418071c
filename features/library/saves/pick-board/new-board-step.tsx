import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { BOARD_LIMITS } from '#features/library/boards/board.ts';
import { SecretBox } from '#features/library/boards/parts/secret-box.tsx';
import { useNamedForm } from '#features/library/boards/use-named-form.ts';
import { call } from '#platform/resource/client.ts';
import { forgetPickerBoards } from '../picker-boards.ts';
import styles from './board-picker.module.css';
import type { BoardPickerProps } from './board-picker.tsx';
import { StepHead } from './step-head.tsx';

type NewBoardStepProps = Pick<BoardPickerProps, 'onPick'> & { name: string; onBack: () => void };

/** Creates a board and chooses it. */
export function NewBoardStep({ name: suggested, onBack, onPick }: NewBoardStepProps) {
  const { t } = useLingui();
  const [isSecret, setSecret] = useState(false);
  const form = useNamedForm({
    blank: t`Don't forget to name your board!`,
    initial: suggested,
    send: async (name) => {
      const { data } = await call('BoardResource.create', { name, privacy: isSecret ? 'secret' : 'public' });
      forgetPickerBoards();
      onPick({ board: { id: data.id, name: data.name, url: data.url }, section: null });
    },
  });
  return (
    <div className={styles.picker}>
      <StepHead onBack={onBack}>
        <Trans>Create board</Trans>
      </StepHead>
      <form className={styles.form} onSubmit={form.onSubmit} noValidate>
        <TextField
          label={t`Name`}
          placeholder={t`Like “Places to go”`}
          maxLength={BOARD_LIMITS.name}
          autoFocus
          {...form.field}
        />
        <SecretBox isSecret={isSecret} onChange={setSecret} />
        <Button type="submit" variant="primary" disabled={form.isBlank} pending={form.isPending}>
          <Trans>Create</Trans>
        </Button>
      </form>
    </div>
  );
}
