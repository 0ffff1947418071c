import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { IconButton } from '#design/button/icon-button.tsx';
import { PlusIcon } from '#design/icons/visitor-icons.tsx';
import { onDemand } from '#design/on-demand/on-demand.tsx';

const CreateDialog = onDemand(() => import('./create-dialog.tsx'), 'CreateDialog');

export function CreateMenu() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t`Create`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        onPointerEnter={CreateDialog.preload}
        onFocus={CreateDialog.preload}
      >
        <PlusIcon />
      </IconButton>
      <CreateDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
