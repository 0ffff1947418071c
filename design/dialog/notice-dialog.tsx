import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

type NoticeDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  done: ReactNode;
  children: ReactNode;
};

export function NoticeDialog({ done, children, ...dialog }: NoticeDialogProps) {
  const actions = (
    <Button variant="primary" onClick={dialog.onClose}>
      {done}
    </Button>
  );
  return (
    <Dialog {...dialog} size="small" actions={actions}>
      {children}
    </Dialog>
  );
}
