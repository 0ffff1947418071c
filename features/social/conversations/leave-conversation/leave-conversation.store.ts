import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf } from '#platform/ids/ids.ts';
import type { AllowedConversation } from '../conversation.store.ts';

const HIDE: Statement = {
  name: 'hide-conversation',
  // A hidden request becomes declined, or a stranger's next message would bypass the requests.
  text: `update inbox set unread_count = 0,
      state = case when state in ('request', 'declined') then 'declined' else 'hidden' end
    where home = $1 and user_id = $2 and conversation_id = $3`,
};

export async function hidePlace(
  tx: Transaction,
  { id, personId }: AllowedConversation<'take-part'>,
): Promise<void> {
  await tx.write(HIDE, [homeOf(personId), personId, id]);
}

const MEMBER: Statement = {
  name: 'leave-conversation',
  text: 'delete from conversation_members where home = $1 and conversation_id = $2 and user_id = $3',
};

const PLACE: Statement = {
  name: 'leave-inbox',
  text: 'delete from inbox where home = $1 and user_id = $2 and conversation_id = $3',
};

const EMPTY: Statement = {
  name: 'delete-empty-conversation',
  text: `delete from conversations c where c.home = $1 and c.id = $2 and not exists (
    select 1 from conversation_members m where m.home = c.home and m.conversation_id = c.id)`,
};

/** The group goes with its last member. */
export async function removeMember(
  tx: Transaction,
  { id: conversationId, personId: userId }: AllowedConversation<'take-part' | 'erase'>,
): Promise<void> {
  await tx.write(MEMBER, [homeOf(conversationId), conversationId, userId]);
  await tx.write(PLACE, [homeOf(userId), userId, conversationId]);
  await tx.write(EMPTY, [homeOf(conversationId), conversationId]);
}
