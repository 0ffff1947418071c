import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useActor } from '#app/shell/use-shell.ts';
import { Button } from '#design/button/button.tsx';
import { Popover } from '#design/popover/popover.tsx';
import type { Contact } from '#features/business/profiles/contact-business/contact.ts';
import { ContactMenu } from '#features/business/profiles/contact-business/contact-menu.tsx';
import { loginPrompt } from '#features/core/identity/parts/login-prompt.ts';
import { MessageFlyout } from '#features/social/conversations/message-person/message-flyout.tsx';

type ContactPersonProps = { person: { id: string; fullName: string }; contact: Contact };

/** Messaging is for signed-in viewers. */
export function ContactPerson({ person, contact }: ContactPersonProps) {
  const actor = useActor();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'menu' | 'message' | null>(null);
  const close = () => setOpen(null);
  const message = () => {
    setOpen(actor ? 'message' : null);
    if (!actor) loginPrompt.open({ reason: 'other' });
  };
  return (
    <>
      <Button
        ref={triggerRef}
        size="small"
        aria-haspopup="dialog"
        aria-expanded={open === 'menu'}
        onClick={() => setOpen((before) => (before ? null : 'menu'))}
        onPointerEnter={Popover.preload}
      >
        <Trans>Contact</Trans>
      </Button>
      <ContactMenu
        {...{ contact, triggerRef }}
        isOpen={open === 'menu'}
        // It also closes when it gives way to the flyout.
        onClose={() => setOpen((now) => (now === 'menu' ? null : now))}
        onMessage={message}
      />
      {actor && <MessageFlyout {...{ person, triggerRef }} isOpen={open === 'message'} onClose={close} />}
    </>
  );
}
