import type { Id } from '#platform/ids/ids.ts';

/**
 * Whether this person may read a conversation: as one of its members; and one of two is closed to both for as long as
 * there is a block between them. In a group a block hides only what either of the two writes from the other.
 */
export function mayReadConversation(
  personId: Id,
  conversation: { is_group: boolean; members: readonly Id[] },
  blocked: ReadonlySet<Id>,
): boolean {
  if (!conversation.members.includes(personId)) return false;
  return conversation.is_group || !conversation.members.some((member) => blocked.has(member));
}

/** What decides whether a member can be written to. */
interface ReachFacts {
  is_active: boolean;
  should_show_messaging: boolean;
}

/** Whether a message reaches anybody: who has left or turned messages off is not reached, nor who is blocked. */
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
