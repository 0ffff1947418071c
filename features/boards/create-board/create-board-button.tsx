import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { PlusIcon } from '#design/icons/icons.tsx';

const load = () => import('./create-board-dialog.tsx');
const CreateBoardDialog = lazy(async () => ({ default: (await load()).CreateBoardDialog }));

/** Opens the dialog for a new board and goes to the board when it is made. */
export function CreateBoardButton({
  source,
  look = 'primary',
  size,
}: {
  source: string;
  look?: 'primary' | 'secondary';
  size?: 'regular' | 'small';
}) {
  const navigate = useNavigate();
  const [wasOpened, setWasOpened] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button
        look={look}
        size={size}
        icon={<PlusIcon size={18} />}
        onClick={open}
        onPointerEnter={load}
        onFocus={load}
      >
        <Trans>Create a board</Trans>
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <CreateBoardDialog
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            onCreated={(board) => navigate(board.url)}
            source={source}
          />
        </Suspense>
      )}
    </>
  );
}
