import { useState } from 'react';
import type { PickerBoard, Saver } from '../picker-boards.ts';
import type { SaveTarget } from '../save-target.ts';
import { BoardsStep } from './boards-step.tsx';
import { NewBoardStep } from './new-board-step.tsx';
import { NewSectionStep } from './new-section-step.tsx';
import { SectionsStep } from './sections-step.tsx';

export interface BoardPickerProps {
  saver: Saver;
  /** The current choice, shown with a tick. */
  current: SaveTarget | null;
  /** Only boards are offered, not the profile. */
  isBoardWanted?: boolean;
  onPick: (target: SaveTarget) => void;
  /** Creates boards outside the picker; gets the name that was searched for in vain. */
  onNewBoard?: (name: string) => void;
}

type Step =
  | { step: 'boards' }
  | { step: 'sections'; board: PickerBoard }
  | { step: 'new-board'; name: string }
  | { step: 'new-section'; board: PickerBoard };

/** Chooses a board, then a section if it has some; both can be created on the way. */
export function BoardPicker({ saver, current, isBoardWanted, onPick, onNewBoard }: BoardPickerProps) {
  const [at, go] = useState<Step>({ step: 'boards' });
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
