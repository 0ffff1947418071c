import { Trans } from '@lingui/react/macro';
import { ToPeople } from '#app/shell/pins/to-people.tsx';
import { Button } from '#design/button/button.tsx';
import { latePart } from '#design/on-demand/late-part.tsx';
import { ShareProfileButton } from '#features/core/people/share-profile/share-profile-button.tsx';
import type { ProfilePageData } from '#features/core/people/show-profile/profile-page-data.ts';
import { openWithFollowInvite } from '#features/social/conversations/parts/inbox-dropdown.ts';

// Visitors write to nobody.
const MessageButton = latePart(
  async () =>
    (await import('#features/social/conversations/message-person/message-button.tsx')).MessageButton,
);

type ReachPersonProps = { person: ProfilePageData; mayMessage: boolean; isPhone: boolean };

/** On a profile: handing it on, and writing to the person. A private one of one's own invites to follow it. */
export function ReachPerson({ person, mayMessage, isPhone }: ReachPersonProps) {
  const isInviting = person.isOwner && person.isPrivate;
  return (
    <>
      <ShareProfileButton
        person={person}
        isCompact={isPhone}
        people={<ToPeople attachment={{ type: 'user', id: person.id }} />}
        onPress={isInviting ? () => openWithFollowInvite(person.id) : undefined}
      />
      {mayMessage && (
        <MessageButton
          person={person}
          before={
            <Button size="small">
              <Trans>Message</Trans>
            </Button>
          }
        />
      )}
    </>
  );
}
