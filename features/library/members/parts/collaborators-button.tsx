import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { IconButton } from '#design/button/icon-button.tsx';
import { UsersIcon } from '#design/icons/icons.tsx';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import type { CollaboratorsDialogProps } from './collaborators-dialog.tsx';

const CollaboratorsDialog = onDemand<CollaboratorsDialogProps>(
  async () => (await import('./collaborators-dialog.tsx')).CollaboratorsDialog,
);

export function CollaboratorsButton(props: Pick<CollaboratorsDialogProps, 'board' | 'viewerId'>) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t`People on this board`}
        size="small"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={CollaboratorsDialog.preload}
        onFocus={CollaboratorsDialog.preload}
      >
        <UsersIcon />
      </IconButton>
      <CollaboratorsDialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
