import { useLingui } from '@lingui/react/macro';
import { MessageCircleIcon } from '#design/icons/icons.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';

/** Beside the list, before one of the conversations is open. */
export default function NoConversationPage() {
  const { t } = useLingui();
  return (
    <EmptyState
      picture={<MessageCircleIcon size={32} />}
      title={t`Your messages`}
      text={t`Choose a conversation, or begin a new one.`}
    />
  );
}
