import type { MessagePermission } from '#features/core/people/social-permissions.ts';
import type { Id } from '#platform/ids/ids.ts';
import { mayMessage } from './conversation.ts';

/** A block closes a conversation of two to both; in a group it only hides from each what the other writes. */
export function mayReadConversation(
  personId: Id,
  conversation: { is_group: boolean; members: readonly Id[] },
  blocked: ReadonlySet<Id>,
): boolean {
  if (!conversation.members.includes(personId)) return false;
  return conversation.is_group || !conversation.members.some((member) => blocked.has(member));
}

export interface BeginFacts {
  is_active: boolean;
  should_show_messaging: boolean;
  message_permission: MessagePermission;
  is_partner: boolean;
  enable_profile_message: boolean;
}

/** Whether they may write first; the caller has checked that there is no block. */
export function mayBegin(
  person: BeginFacts,
  viewer: { shouldShowMessaging: boolean; isFollowedByThem: boolean },
): boolean {
  const { is_active, should_show_messaging, is_partner, enable_profile_message } = person;
  if (!is_active || person.message_permission === 'nobody') return false;
  if (person.message_permission === 'followed' && !viewer.isFollowedByThem) return false;
  const asShown = { should_show_messaging, is_partner, partner: { enable_profile_message } };
  return mayMessage(
    { ...asShown, blocked_by_me: false },
    { should_show_messaging: viewer.shouldShowMessaging },
  );
}

/** Whether they may write to this person without anything between them. */
export function isOpenToAll(
  person: BeginFacts | undefined,
  viewer: { shouldShowMessaging: boolean },
): boolean {
  return person !== undefined && mayBegin(person, { ...viewer, isFollowedByThem: false });
}

/** How the viewer stands to the others of a conversation. */
export interface Standing {
  viewer: { shouldShowMessaging: boolean };
  followers: ReadonlySet<Id>;
  /** Those in whose inbox it is, not as a request: they wrote in it, accepted it, or followed whoever wrote to them. */
  partaking: ReadonlySet<Id>;
}

/**
 * Members who have left, turned messages off, or are in a block with the viewer are not reached, nor those who do not
 * take part yet and may not be written to first.
 */
export function reachesAnybody(
  others: readonly Id[],
  blocked: ReadonlySet<Id>,
  facts: ReadonlyMap<Id, BeginFacts>,
  { viewer, followers, partaking }: Standing,
): boolean {
  if (!viewer.shouldShowMessaging) return false;
  return others.some((id) => {
    const person = facts.get(id);
    if (blocked.has(id) || !person?.is_active || !person.should_show_messaging) return false;
    return partaking.has(id) || mayBegin(person, { ...viewer, isFollowedByThem: followers.has(id) });
  });
}
