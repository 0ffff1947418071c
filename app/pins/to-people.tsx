import { useLingui } from '@lingui/react/macro';
import { latePart } from '#design/on-demand/late-part.tsx';
import { SpinnerPlace } from '#design/spinner/spinner.tsx';
import type { Attachment } from '#features/social/conversations/conversation.ts';

const SendToPeople = latePart(
  async () =>
    (await import('#features/social/conversations/share-to-people/send-to-people.tsx')).SendToPeople,
);

export function ToPeople({ attachment }: { attachment: Attachment }) {
  const { t } = useLingui();
  return (
    <SendToPeople
      attachment={attachment}
      before={<SpinnerPlace label={t`Loading sharing`} minHeight={240} />}
    />
  );
}
