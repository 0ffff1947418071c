import { Trans } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import { latePart } from '#design/on-demand/late-part.tsx';
import type { Contact } from '#features/business/profiles/contact-business/contact.ts';

// Few profiles are businesses.
const ContactPerson = latePart(async () => (await import('./contact-person.tsx')).ContactPerson);

type ContactPartProps = { person: { id: string; fullName: string }; contact: Contact | null };

export function ContactPart({ person, contact }: ContactPartProps) {
  if (!contact) return null;
  const before = (
    <Button size="small">
      <Trans>Contact</Trans>
    </Button>
  );
  return <ContactPerson {...{ person, contact, before }} />;
}
