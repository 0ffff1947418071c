import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf } from '#platform/ids/ids.ts';
import type { AllowedConversation } from '../conversation.store.ts';

const ACCEPT: Statement = {
  name: 'accept-request',
  text: `update inbox set state = 'open'
    where home = $1 and user_id = $2 and conversation_id = $3 and state in ('request', 'declined')`,
};

export async function acceptPlace(
  tx: Transaction,
  { id, personId }: AllowedConversation<'take-part'>,
): Promise<void> {
  await tx.write(ACCEPT, [homeOf(personId), personId, id]);
}

const DECLINE: Statement = {
  name: 'decline-request',
  text: `update inbox set state = 'declined', unread_count = 0
    where home = $1 and user_id = $2 and conversation_id = $3 and state = 'request'`,
};

export async function declinePlace(
  tx: Transaction,
  { id, personId }: AllowedConversation<'take-part'>,
): Promise<void> {
  await tx.write(DECLINE, [homeOf(personId), personId, id]);
}
