import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { IconButton } from '#design/button/icon-button.tsx';
import { ListIcon } from '#design/icons/icons.tsx';
import { onDemand } from '#design/on-demand/on-demand.tsx';

const TodosDialog = onDemand(async () => (await import('./todos-dialog.tsx')).TodosDialog);

/** Members who may save but not edit get it; editors find the to-dos in the plus menu. */
export function TodosButton({ board }: { board: { id: string; isEditable: boolean } }) {
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
