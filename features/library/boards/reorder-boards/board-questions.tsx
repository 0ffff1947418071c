import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx';
import type { BoardCardData } from '../board-card-data.ts';
import type { BoardSort } from '../board-sort.ts';
import { MergeBoardsDialog, NotYourBoardDialog } from '../merge-boards/merge-boards-dialog.tsx';
import type { BoardQuestion } from './use-board-drops.ts';
import { useOwnOrder } from './use-own-order.ts';

type BoardQuestionsProps = {
  username: string;
  sort: BoardSort;
  question: BoardQuestion | null;
  merge: (source: BoardCardData, target: BoardCardData) => Promise<void>;
  close: () => void;
};

/** Asks before a dropped board is merged, or before all boards take a custom order. */
export function BoardQuestions({ username, sort, question, merge, close }: BoardQuestionsProps) {
  const [isPending, setPending] = useState(false);
  const beginOwnOrder = useOwnOrder(username, sort);
  const asked = question?.kind === 'merge' ? question : null;
  const confirm = async () => {
    if (question?.kind !== 'own-order') return;
    setPending(true);
    await beginOwnOrder(question.move);
    setPending(false);
    close();
  };
  return (
    <>
      <ConfirmDialog
        isOpen={question?.kind === 'own-order'}
        onClose={close}
        title={<Trans>Switch to a custom order?</Trans>}
        confirmLabel={<Trans>Use my own order</Trans>}
        onConfirm={() => void confirm()}
        isPending={isPending}
      >
        <p>
          <Trans>
            Your boards keep the order you see now, with this one moved. Your earlier custom order is
            replaced.
          </Trans>
        </p>
      </ConfirmDialog>
      <MergeBoardsDialog
        merge={asked}
        onClose={close}
        onConfirm={() => void (asked && merge(asked.source, asked.target))}
      />
      <NotYourBoardDialog isOpen={question?.kind === 'not-yours'} onClose={close} />
    </>
  );
}
