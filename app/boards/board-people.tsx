import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { IconButton } from '#design/button/icon-button.tsx';
import { ListIcon, UserPlusIcon, UsersIcon } from '#design/icons/icons.tsx';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import { toast } from '#design/toast/toast.ts';
import { useSubjectId } from '#features/library/boards/acting-path.ts';
import type { BoardPageData } from '#features/library/boards/board-page-data.ts';
import type { CollaboratorsDialogProps } from '#features/library/members/parts/collaborators-dialog.tsx';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';

/** Others may ask to join where a board has several people. */
export function BoardPeople({ board, viewerId }: { board: BoardPageData; viewerId: string }) {
  if (board.isOurs) {
    return (
      <>
        {!board.isEditable && <TodosButton board={board} />}
        <CollaboratorsButton board={board} viewerId={viewerId} />
      </>
    );
  }
  return board.canBeAsked ? <AskToJoinButton board={board} /> : null;
}

const TodosDialog = onDemand(
  () => import('#features/library/boards/board-todos/todos-dialog.tsx'),
  'TodosDialog',
);

/** Members who may save but not edit get it; editors find the to-dos in the plus menu. */
function TodosButton({ board }: { board: { id: string; isEditable: boolean } }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t`To-dos`}
        size="small"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={TodosDialog.preload}
        onFocus={TodosDialog.preload}
      >
        <ListIcon />
      </IconButton>
      <TodosDialog board={board} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

const CollaboratorsDialog = onDemand(
  () => import('#features/library/members/parts/collaborators-dialog.tsx'),
  'CollaboratorsDialog',
);

/** Nobody invites, removes or leaves for a business that they act for. */
function CollaboratorsButton(props: Pick<CollaboratorsDialogProps, 'board' | 'viewerId'>) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const isActing = useSubjectId() !== null;
  const shown = isActing ? { board: { ...props.board, isMine: false }, viewerId: '' } : props;
  return (
    <>
      <IconButton
        label={t`Collaborators`}
        size="small"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={CollaboratorsDialog.preload}
        onFocus={CollaboratorsDialog.preload}
      >
        <UsersIcon />
      </IconButton>
      <CollaboratorsDialog {...shown} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

function AskToJoinButton({ board }: { board: { id: string; owner: { fullName: string } } }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const [state, setState] = useState<'idle' | 'pending' | 'asked'>('idle');
  const ask = async () => {
    setState('pending');
    try {
      await call('ContactRequestResource.create', { board_id: board.id });
      setState('asked');
      toast.show({ kind: 'success', text: t`Request sent to ${board.owner.fullName}` });
    } catch (error) {
      setState('idle');
      const text = failureText(error);
      toast.show({ kind: 'error', text });
    }
  };
  if (state === 'asked') {
    return (
      <Button size="small" disabled>
        <Trans>Requested</Trans>
      </Button>
    );
  }
  return (
    <Button size="small" icon={<UserPlusIcon size={18} />} pending={state === 'pending'} onClick={ask}>
      <Trans>Ask to join</Trans>
    </Button>
  );
}
