import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { BOARD_LIMITS } from '#features/library/boards/board.ts';
import { SecretBox } from '#features/library/boards/parts/secret-box.tsx';
import { useNamedForm } from '#features/library/boards/use-named-form.ts';
import { useNewSection } from '#features/library/sections/parts/use-new-section.ts';
import { call } from '#platform/resource/client.ts';
import { forgetPickerBoards, type PickerBoard, type Saver } from '../picker-boards.ts';
import type { SaveTarget } from '../save-target.ts';
import styles from './board-picker.module.css';
import { BoardsStep } from './boards-step.tsx';
import { StepHead } from './pick-row.tsx';
import { SectionsStep } from './sections-step.tsx';

export interface BoardPickerProps {
  saver: Saver;
  current: SaveTarget | null;
  /** Leaves out the profile. */
  isBoardWanted?: boolean;
  onPick: (target: SaveTarget) => void;
  /** Gets the name that was searched for in vain. */
  onNewBoard?: (name: string) => void;
  /** Hears of each step; all but the boards have a Back button of their own. */
  onStep?: (isFirst: boolean) => void;
}

type Step =
  | { step: 'boards' }
  | { step: 'sections'; board: PickerBoard }
  | { step: 'new-board'; name: string }
  | { step: 'new-section'; board: PickerBoard };

export function BoardPicker({ saver, current, isBoardWanted, onPick, onNewBoard, onStep }: BoardPickerProps) {
  const [at, setAt] = useState<Step>({ step: 'boards' });
  const go = (next: Step) => {
    setAt(next);
    onStep?.(next.step === 'boards');
  };
  const back = () => go({ step: 'boards' });
  switch (at.step) {
    case 'boards':
      return (
        <BoardsStep
          {...{ saver, current, isBoardWanted, onPick }}
          onOpenBoard={(board) => go({ step: 'sections', board })}
          onNewBoard={onNewBoard ?? ((name) => go({ step: 'new-board', name }))}
        />
      );
    case 'sections':
      return (
        <SectionsStep
          {...{ current, onPick }}
          board={at.board}
          onBack={back}
          onNewSection={() => go({ step: 'new-section', board: at.board })}
        />
      );
    case 'new-board':
      return <NewBoardStep name={at.name} onBack={back} onPick={onPick} />;
    case 'new-section':
      return (
        <NewSectionStep
          board={at.board}
          onBack={() => go({ step: 'sections', board: at.board })}
          onPick={onPick}
        />
      );
  }
}

type NewSectionStepProps = Pick<BoardPickerProps, 'onPick'> & { board: PickerBoard; onBack: () => void };

function NewSectionStep({ board, onBack, onPick }: NewSectionStepProps) {
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

type NewBoardStepProps = Pick<BoardPickerProps, 'onPick'> & { name: string; onBack: () => void };

function NewBoardStep({ name: suggested, onBack, onPick }: NewBoardStepProps) {
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
