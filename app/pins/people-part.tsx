import { ActingAs } from '#app/shell/acting-as.tsx';
import { useShell } from '#app/shell/use-shell.ts';
import type { Attachment } from '#features/social/conversations/conversation.ts';
import { SendToPeople } from '#features/social/conversations/share-to-people/send-to-people.tsx';

/** Messages are one's own, also on the pages of a business. */
export function PeoplePart({ attachment }: { attachment: Attachment }) {
  const { acting } = useShell();
  const self = acting?.active ? acting.self : null;
  return (
    <>
      {self && <ActingAs profile={{ name: self.fullName, image: self.imageSmallUrl }} />}
      <SendToPeople attachment={attachment} />
    </>
  );
}
