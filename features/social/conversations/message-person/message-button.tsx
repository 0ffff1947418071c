import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { Popover } from '#design/popover/popover.tsx';
import { MessageFlyout } from './message-flyout.tsx';

export function MessageButton({ person }: { person: { id: string; fullName: string } }) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={triggerRef}
        size="small"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen((before) => !before)}
        onPointerEnter={Popover.preload}
      >
        <Trans>Message</Trans>
      </Button>
      <MessageFlyout {...{ person, isOpen, triggerRef }} onClose={() => setOpen(false)} />
    </>
  );
}
