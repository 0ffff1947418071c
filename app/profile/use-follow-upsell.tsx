import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import type { FollowUpsellProps } from '#features/core/people/invite-codes/follow-upsell.tsx';
import type { ProfilePageData } from '#features/core/people/show-profile/profile-page-data.ts';
import { useBeginConversation } from '#features/social/conversations/parts/use-begin-conversation.ts';

const FollowUpsell = onDemand<FollowUpsellProps>(
  async () => (await import('#features/core/people/invite-codes/follow-upsell.tsx')).FollowUpsell,
);

/** `open` shows the offer; render `upsell` somewhere on the page. */
export function useFollowUpsell(person: ProfilePageData, mayMessage: boolean) {
  const [isOpen, setOpen] = useState(false);
  const upsell = (
    <FollowUpsell
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      person={person}
      message={mayMessage && person.isFollowingMe && <BeginConversation person={person} />}
    />
  );
  return { open: () => setOpen(true), upsell };
}

function BeginConversation({ person }: { person: { id: string } }) {
  const begin = useBeginConversation();
  return (
    <Button variant="primary" onClick={() => begin({ user_ids: [person.id] })}>
      <Trans>Message</Trans>
    </Button>
  );
}
