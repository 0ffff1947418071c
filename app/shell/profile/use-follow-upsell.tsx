import { useState } from 'react';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import type { FollowUpsellProps } from '#features/core/people/invite-codes/follow-upsell.tsx';
import type { ProfilePageData } from '#features/core/people/show-profile/profile-page-data.ts';
import { BeginConversation } from './begin-conversation.tsx';

const FollowUpsell = onDemand<FollowUpsellProps>(
  async () => (await import('#features/core/people/invite-codes/follow-upsell.tsx')).FollowUpsell,
);

/** What is offered once somebody followed by an invite: `open` shows it, `upsell` stands somewhere on the page. */
export function useFollowUpsell(person: ProfilePageData) {
  const [isOpen, setOpen] = useState(false);
  const upsell = (
    <FollowUpsell
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      person={person}
      message={<BeginConversation person={person} />}
    />
  );
  return { open: () => setOpen(true), upsell };
}
