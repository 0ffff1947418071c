import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import { toast } from '#design/toast/toast.ts';
import { sendEvent } from '#features/measure/events/send-event.ts';
import type { OptionsOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { failureText } from '#platform/resource/use-connection-texts.ts';
import type { BoardCardData } from '../board-card-data.ts';
import type { BoardSort } from '../board-sort.ts';
import { MergeBoardsDialog } from '../merge-boards/merge-boards.tsx';
import { inOrder, type ListMove } from '../parts/list-order.ts';
import { visitMoves } from '../parts/visit-moves.ts';
import { storeSort, useBoardSort, useShowSort } from '../sort-boards/use-board-sort.ts';
import { OWN_ORDER, saveBoardOrder } from './save-board-order.ts';
import type { BoardQuestion } from './use-board-drops.ts';

const UNDO_MS = 8000;
const MOST_AT_ONCE = 250;

/** Makes the current order, with one board moved, the person's own order. True once it is. */
function useOwnOrder(username: string, sort: BoardSort) {
  const { t } = useLingui();
  const show = useShowSort(username);
  const chooseBack = useBoardSort('custom', username);
  return async function beginOwnOrder(move: ListMove): Promise<boolean> {
    try {
      const all = await listAllIds(username, sort);
      const named = inOrder(all, [move], (id) => id);
      await visitMoves.make(OWN_ORDER, [{ named }], () => saveBoardOrder(named, { call, sendEvent }));
      await storeSort('custom', sort);
    } catch (error) {
      const text = failureText(error, t`We couldn't rearrange the boards.`);
      toast.show({ kind: 'error', text });
      return false;
    }
    await show('custom');
    const action = { undo: () => void chooseBack(sort) };
    toast.show({ text: t`Order changed`, action, duration: UNDO_MS });
    return true;
  };
}

/** Only a part of a long list was fetched, but the new order needs all of it. */
async function listAllIds(username: string, sort: BoardSort): Promise<string[]> {
  const ids: string[] = [];
  let bookmark: string | null = null;
  do {
    const options: OptionsOf<'BoardsResource.get'> = {
      ...{ username, sort, group_by: 'visibility' },
      field_set_key: 'board_picker',
    };
    const page: { data: { id: string }[]; bookmark: string | null } = await call('BoardsResource.get', {
      ...{ ...options, page_size: MOST_AT_ONCE, bookmarks: [bookmark] },
    });
    ids.push(...page.data.map((board) => board.id));
    bookmark = page.bookmark;
  } while (bookmark);
  return ids;
}

type BoardQuestionsProps = {
  username: string;
  sort: BoardSort;
  hasOwnOrder: boolean;
  question: BoardQuestion | null;
  merge: (source: BoardCardData, target: BoardCardData) => Promise<void>;
  close: () => void;
};

export function BoardQuestions(props: BoardQuestionsProps) {
  const { username, sort, hasOwnOrder, question, merge, close } = props;
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
          <Trans>Your boards keep the order you see now, with this one moved.</Trans>
        </p>
        {hasOwnOrder && (
          <p>
            <Trans>Your earlier custom order is replaced.</Trans>
          </p>
        )}
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

function NotYourBoardDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={<Trans>Oops!</Trans>}
      role="alertdialog"
      size="small"
      actions={
        <Button variant="primary" autoFocus onClick={onClose}>
          <Trans>Got it</Trans>
        </Button>
      }
    >
      <p>
        <Trans>You can't move this board because you didn't create it.</Trans>
      </p>
    </Dialog>
  );
}
