import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { BOARD_LIMITS } from '#features/library/boards/board.ts';
import { useNamedForm } from '#features/library/boards/use-named-form.ts';
import { useNewSection } from '#features/library/sections/parts/use-new-section.ts';
import { forgetPickerBoards, type PickerBoard } from '../picker-boards.ts';
import styles from './board-picker.module.css';
import type { BoardPickerProps } from './board-picker.tsx';
import { StepHead } from './step-head.tsx';

type NewSectionStepProps = Pick<BoardPickerProps, 'onPick'> & { board: PickerBoard; onBack: () => void };

/** Creates a section of a board and chooses it. */
export function NewSectionStep({ board, onBack, onPick }: NewSectionStepProps) {
  const { t } = useLingui();
  const makeSection = useNewSection(board.id);
  const form = useNamedForm({
    blank: t`Don't forget to name your section!`,
    send: async (name) => {
      const { id, title, slug } = await makeSection(name);
      forgetPickerBoards();
      onPick({
        board: { id: board.id, name: board.name, url: board.url },
        section: { id, title, url: `${board.url}${slug}/` },
      });
    },
  });
  return (
    <div className={styles.picker}>
      <StepHead onBack={onBack}>
        <Trans>Add section</Trans>
      </StepHead>
      <form className={styles.form} onSubmit={form.onSubmit} noValidate>
        <TextField label={t`Name`} maxLength={BOARD_LIMITS.sectionTitle} autoFocus {...form.field} />
        <Button type="submit" variant="primary" disabled={form.isBlank} pending={form.isPending}>
          <Trans>Add</Trans>
        </Button>
      </form>
    </div>
  );
}
