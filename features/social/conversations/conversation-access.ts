import type { Id } from '#platform/ids/ids.ts';

/**
 * Whether this member may read a conversation. A block closes a conversation of two to both; in a group it only hides
 * from each what the other writes.
 */
export function mayReadConversation(
  personId: Id,
  conversation: { is_group: boolean; members: readonly Id[] },
  blocked: ReadonlySet<Id>,
): boolean {
  if (!conversation.members.includes(personId)) return false;
  return conversation.is_group || !conversation.members.some((member) => blocked.has(member));
}

interface ReachFacts {
  is_active: boolean;
  should_show_messaging: boolean;
}

/** Members who have left, turned messages off, or are in a block with the viewer are not reached. */
export function reachesAnybody(
  others: readonly Id[],
  blocked: ReadonlySet<Id>,
  facts: ReadonlyMap<Id, ReachFacts>,
): boolean {
  return others.some((id) => {
    const person = facts.get(id);
    return !blocked.has(id) && person?.is_active === true && person.should_show_messaging;
  });
}
