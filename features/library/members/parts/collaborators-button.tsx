import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { IconButton } from '#design/button/icon-button.tsx';
import { UsersIcon } from '#design/icons/icons.tsx';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import { useSubjectId } from '#features/library/boards/acting-path.ts';
import type { CollaboratorsDialogProps } from './collaborators-dialog.tsx';

const CollaboratorsDialog = onDemand<CollaboratorsDialogProps>(
  async () => (await import('./collaborators-dialog.tsx')).CollaboratorsDialog,
);

/** Nobody invites, removes or leaves for a business that they act for. */
export function CollaboratorsButton(props: Pick<CollaboratorsDialogProps, 'board' | 'viewerId'>) {
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
