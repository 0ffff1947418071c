import { Trans } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import { useBeginConversation } from '#features/social/conversations/parts/use-begin-conversation.ts';

/** Opens the conversation with a person. */
export function BeginConversation({ person }: { person: { id: string } }) {
  const begin = useBeginConversation();
  return (
    <Button look="primary" onClick={() => begin({ user_ids: [person.id] })}>
      <Trans>Message</Trans>
    </Button>
  );
}
