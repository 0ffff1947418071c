import { latePart } from '#design/on-demand/late-part.tsx';
import { LoadingSharing } from '#design/share/loading-sharing.tsx';
import type { Attachment } from '#features/social/conversations/conversation.ts';

const SendToPeople = latePart(
  async () =>
    (await import('#features/social/conversations/share-to-people/send-to-people.tsx')).SendToPeople,
);

export function ToPeople({ attachment }: { attachment: Attachment }) {
  return <SendToPeople attachment={attachment} before={<LoadingSharing />} />;
}
