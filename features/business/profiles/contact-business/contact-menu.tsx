import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode, RefObject } from 'react';
import { Button } from '#design/button/button.tsx';
import { CopyIcon, MailIcon, MessageCircleIcon, PhoneIcon } from '#design/icons/icons.tsx';
import { Popover } from '#design/popover/popover.tsx';
import { toast } from '#design/toast/toast.ts';
import type { Contact } from './contact.ts';
import styles from './contact-menu.module.css';

type ContactMenuProps = {
  contact: Contact;
  isOpen: boolean;
  onClose: () => void;
  triggerRef: RefObject<HTMLElement | null>;
  onMessage: () => void;
};

export function ContactMenu({ contact, isOpen, onClose, triggerRef, onMessage }: ContactMenuProps) {
  const { t } = useLingui();
  const { email, phone, hasMessage, address } = contact;
  return (
    <Popover {...{ isOpen, onClose, triggerRef }} label={t`Contact`} className={styles.menu}>
      <section className={styles.section} aria-labelledby="contact-options">
        <h2 id="contact-options" className={styles.title}>
          <Trans>Contact options</Trans>
        </h2>
        <ul className={styles.options}>
          {email && (
            <ContactLink
              href={`mailto:${email}`}
              icon={<MailIcon size={20} />}
              name={t`Email`}
              value={email}
            />
          )}
          {phone && (
            <ContactLink
              href={phone.href}
              icon={<PhoneIcon size={20} />}
              name={t`Phone`}
              value={phone.text}
            />
          )}
          {hasMessage && (
            <li>
              <button type="button" className={styles.option} onClick={onMessage}>
                <MessageCircleIcon size={20} />
                <span className={styles.name}>{t`Message`}</span>
              </button>
            </li>
          )}
        </ul>
      </section>
      {address.length > 0 && <Address lines={address} />}
    </Popover>
  );
}

type ContactLinkProps = { href: string; icon: ReactNode; name: string; value: string };

function ContactLink({ href, icon, name, value }: ContactLinkProps) {
  return (
    <li>
      <a href={href} className={styles.option}>
        {icon}
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.value}>{value}</span>
        </span>
      </a>
    </li>
  );
}

function Address({ lines }: { lines: string[] }) {
  const copy = useCopyAddress();
  return (
    <section className={styles.section} aria-labelledby="contact-address">
      <h2 id="contact-address" className={styles.title}>
        <Trans>Address</Trans>
      </h2>
      <address className={styles.address}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <Button size="small" icon={<CopyIcon size={16} />} onClick={() => copy(lines.join('\n'))}>
        <Trans>Copy address</Trans>
      </Button>
    </section>
  );
}

function useCopyAddress(): (address: string) => Promise<void> {
  const { t } = useLingui();
  return async (address) => {
    try {
      await navigator.clipboard.writeText(address);
      toast.show({ kind: 'success', text: t`Address copied`, duration: 3000 });
    } catch {
      // No permission, or a page without https, where there is no clipboard at all.
      toast.show({
        kind: 'error',
        text: t`Your browser doesn't allow copying. Select the address instead.`,
        duration: 8000,
      });
    }
  };
}
