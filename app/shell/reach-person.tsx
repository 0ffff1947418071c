import { Trans } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import { latePart } from '#design/on-demand/late-part.tsx';
import { openWithFollowInvite } from '#features/conversations/parts/inbox-dropdown.ts';
import { attachmentOf, sharedPerson } from '#features/conversations/share-to-people/share-object.ts';
import { ShareProfileButton } from '#features/people/share-profile/share-profile-button.tsx';
import type { ProfilePageData } from '#features/people/show-profile/profile-page-data.ts';
import { ToPeople } from './to-people.tsx';
import { useActor } from './use-shell.ts';

// Visitors write to nobody.
const MessageButton = latePart(
  async () => (await import('#features/conversations/message-person/message-button.tsx')).MessageButton,
);

/** On a profile: writing to the person, and handing the profile on. A private one of one's own invites to follow it. */
export function ReachPerson({ person, mayMessage }: { person: ProfilePageData; mayMessage: boolean }) {
  const actor = useActor();
  const isInviting = person.isOwner && person.isPrivate;
  return (
    <>
      {actor && mayMessage && (
        <MessageButton
          person={person}
          before={
            <Button size="small">
              <Trans>Message</Trans>
            </Button>
          }
        />
      )}
      <ShareProfileButton
        person={person}
        isSignedIn={actor !== null}
        people={<ToPeople attachment={attachmentOf(sharedPerson(person))} />}
        onPress={isInviting ? () => openWithFollowInvite(person.id) : undefined}
      />
    </>
  );
}
