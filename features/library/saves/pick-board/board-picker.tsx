import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { LayersIcon, PlusIcon } from '#design/icons/icons.tsx';
import { SpinnerPlace } from '#design/spinner/spinner.tsx';
import { ErrorState } from '#design/states/error-state.tsx';
import { BOARD_LIMITS } from '#features/library/boards/board.ts';
import { MOST_SECTIONS } from '#features/library/boards/board-name.ts';
import {
  CreateBoardForm,
  type CreateBoardFormProps,
} from '#features/library/boards/parts/create-board-form.tsx';
import { useNamedForm } from '#features/library/boards/use-named-form.ts';
import { useNewSection } from '#features/library/sections/parts/use-new-section.ts';
import { call } from '#platform/resource/client.ts';
import { useLoaded } from '#platform/resource/use-loaded.ts';
import type { PictureToSave } from '../parts/already-saved.tsx';
import { forgetPickerBoards, type PickerBoard, type Saver } from '../picker-boards.ts';
import type { SaveTarget } from '../save-target.ts';
import styles from './board-picker.module.css';
import { BoardsStep } from './boards-step.tsx';
import { PickerCover, PickRow, StepHead } from './pick-row.tsx';
import { walkRows } from './walk-rows.ts';

export interface BoardPickerProps {
  saver: Saver;
  current: SaveTarget | null;
  /** Where it is saved already is said. */
  of?: PictureToSave | undefined;
  /** Leaves out the profile. */
  isBoardWanted?: boolean;
  /** Leaves out boards that others see. */
  isSecretWanted?: boolean;
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

export function BoardPicker(props: BoardPickerProps) {
  const { saver, current, of, isBoardWanted, isSecretWanted, onPick, onNewBoard, onStep } = props;
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
          {...{ saver, current, of, isBoardWanted, isSecretWanted, onPick }}
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
      return <NewBoardStep name={at.name} {...{ isSecretWanted, onPick }} onBack={back} />;
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

type NewBoardStepProps = Pick<BoardPickerProps, 'onPick' | 'isSecretWanted'> & {
  name: string;
  onBack: () => void;
};

function NewBoardStep({ name, isSecretWanted, onBack, onPick }: NewBoardStepProps) {
  const onCreated: CreateBoardFormProps['onCreated'] = ({ id, name, url }) => {
    forgetPickerBoards();
    onPick({ board: { id, name, url }, section: null });
  };
  return (
    <div className={styles.picker}>
      <StepHead onBack={onBack}>
        {isSecretWanted ? <Trans>Create secret board</Trans> : <Trans>Create board</Trans>}
      </StepHead>
      <CreateBoardForm {...{ onCreated, isSecretWanted }} source="board_picker" suggestedName={name} />
    </div>
  );
}

type SectionsStepProps = Pick<BoardPickerProps, 'current' | 'onPick'> & {
  board: PickerBoard;
  onBack: () => void;
  onNewSection: () => void;
};

function SectionsStep(props: SectionsStepProps) {
  const { board, onBack, onNewSection } = props;
  const { t } = useLingui();
  const [loaded, retry] = useLoaded(
    useCallback(
      () => call('BoardSectionsResource.get', { board_id: board.id, page_size: MOST_SECTIONS }),
      [board.id],
    ),
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys walk between the buttons inside
    <div className={styles.picker} onKeyDown={walkRows}>
      <StepHead onBack={onBack}>{board.name}</StepHead>
      <div className={styles.list}>
        <SectionRows {...props} sections={loaded.state === 'ready' ? loaded.data.data : []} />
        {loaded.state === 'loading' && <SpinnerPlace label={t`Loading the sections`} minHeight={120} />}
        {loaded.state === 'error' && (
          <ErrorState onRetry={retry}>
            <Trans>We couldn't load the sections.</Trans>
          </ErrorState>
        )}
      </div>
      <ul className={styles.foot}>
        <PickRow name={t`Add section`} picture={<PlusIcon size={20} />} onPress={onNewSection} />
      </ul>
    </div>
  );
}

type SectionRowsProps = SectionsStepProps & { sections: { id: string; title: string; slug: string }[] };

function SectionRows({ board: { id, name, url, cover }, current, onPick, sections }: SectionRowsProps) {
  const { t } = useLingui();
  const board = { id, name, url };
  const isHere = current?.board?.id === id;
  return (
    <ul aria-label={t`Sections`} className={styles.rows}>
      <PickRow
        name={t`The board itself`}
        picture={cover && <PickerCover cover={cover} />}
        isChosen={isHere && current?.section === null}
        onPress={() => onPick({ board, section: null })}
      />
      {sections.map((section) => (
        <PickRow
          key={section.id}
          name={section.title}
          picture={<LayersIcon size={20} />}
          isChosen={isHere && current?.section?.id === section.id}
          onPress={() =>
            onPick({
              board,
              section: { id: section.id, title: section.title, url: `${url}${section.slug}/` },
            })
          }
        />
      ))}
    </ul>
  );
}
