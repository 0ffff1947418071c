import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useActor } from '#app/shell/use-shell.ts';
import { Button } from '#design/button/button.tsx';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import type { Contact } from '#features/business/profiles/contact-business/contact.ts';
import { loginPrompt } from '#features/core/identity/parts/login-prompt.ts';

const ContactMenu = onDemand(
  () => import('#features/business/profiles/contact-business/contact-menu.tsx'),
  'ContactMenu',
);
const MessageFlyout = onDemand(
  () => import('#features/social/conversations/message-person/message-flyout.tsx'),
  'MessageFlyout',
);

type ContactPartProps = { person: { id: string; fullName: string }; contact: Contact | null };

/** Messaging is for signed-in viewers. */
export function ContactPart({ person, contact }: ContactPartProps) {
  const actor = useActor();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'menu' | 'message' | null>(null);
  if (!contact) return null;
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
        onPointerEnter={ContactMenu.preload}
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
      <MessageFlyout {...{ person, triggerRef }} isOpen={open === 'message'} onClose={() => setOpen(null)} />
    </>
  );
}
