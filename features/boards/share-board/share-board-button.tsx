import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { IconButton } from '#design/button/icon-button.tsx';
import { SendIcon } from '#design/icons/icons.tsx';
import { ShareFlyout } from '#design/share/share-flyout.tsx';

type ShareBoardButtonProps = {
  board: { name: string; url: string };
  /** Ways to people of this site. */
  people?: ReactNode;
};

/** Hands a board on to others; who may not see it learns nothing of it by its address. */
export function ShareBoardButton({ board, people }: ShareBoardButtonProps) {
  const { t } = useLingui();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={triggerRef}
        label={t`Send board`}
        size="small"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen((before) => !before)}
      >
        <SendIcon />
      </IconButton>
      <ShareFlyout
        {...{ isOpen, triggerRef, people }}
        onClose={() => setOpen(false)}
        title={t`Send this board`}
        path={board.url}
        subject={board.name}
      />
    </>
  );
}
