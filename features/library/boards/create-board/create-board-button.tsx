import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { PlusIcon } from '#design/icons/icons.tsx';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import { actingPath, useSubjectId } from '../acting-path.ts';

const CreateBoardDialog = onDemand(() => import('./create-board-dialog.tsx'), 'CreateBoardDialog');

export function CreateBoardButton({
  source,
  variant = 'primary',
  size,
}: {
  source: string;
  variant?: 'primary' | 'secondary';
  size?: 'regular' | 'small';
}) {
  const navigate = useNavigate();
  const subjectId = useSubjectId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        size={size}
        icon={<PlusIcon size={18} />}
        onClick={() => setOpen(true)}
        onPointerEnter={CreateBoardDialog.preload}
        onFocus={CreateBoardDialog.preload}
      >
        <Trans>Create a board</Trans>
      </Button>
      <CreateBoardDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onCreated={(board) => navigate(actingPath(board.url, subjectId))}
        source={source}
      />
    </>
  );
}
