import { latePart } from '#design/on-demand/late-part.tsx';
import { LoadingSharing } from '#design/share/loading-sharing.tsx';
import type { Attachment } from '#features/social/conversations/conversation.ts';

const PeoplePart = latePart(() => import('./people-part.tsx'), 'PeoplePart');

export function ToPeople({ attachment }: { attachment: Attachment }) {
  return <PeoplePart attachment={attachment} before={<LoadingSharing />} />;
}
