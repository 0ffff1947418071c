import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { type AllowedConversation, findPair, inOrder } from '../conversation.store.ts';

const NEW_ID: Statement = { name: 'new-conversation-id', text: 'select new_id($1::smallint) as id' };

const PAIR: Statement = {
  name: 'claim-conversation-of-pair',
  // If both begin at once, the second waits for the first and finds theirs.
  text: `insert into conversation_pairs (home, low_id, high_id, conversation_id) values ($1, $2, $3, $4)
    on conflict (home, low_id, high_id) do nothing`,
};

/** Returns the id, and whether the conversation is still to be created. */
export async function claimPair(
  tx: Transaction,
  begunBy: Id,
  other: Id,
): Promise<{ id: Id; isNew: boolean }> {
  const id = await newId(tx, begunBy);
  const [low, high] = inOrder(begunBy, other);
  if ((await tx.write(PAIR, [homeOf(low), low, high, id])) > 0) return { id, isNew: true };
  const known = await findPair(tx, begunBy, other);
  if (!known) throw new Error('a pair has lost its conversation');
  return { id: known, isNew: false };
}

export async function newId(tx: Transaction, begunBy: Id): Promise<Id> {
  const [row] = await tx.rows<{ id: Id }>(NEW_ID, [homeOf(begunBy)]);
  if (!row) throw new Error('the database created no id');
  return row.id;
}

const INSERT: Statement = {
  name: 'insert-conversation',
  text: `insert into conversations (home, id, created_by, is_group, created_at) values ($1, $2, $3, $4, $5)`,
};

const MEMBERS: Statement = {
  name: 'insert-conversation-members',
  text: `insert into conversation_members (home, conversation_id, user_id, created_at)
    select $1, $2, unnest($3::bigint[]), $4`,
};

export async function insertConversation(
  tx: Transaction,
  conversation: { id: Id; begunBy: Id; isGroup: boolean; members: readonly Id[]; at: Date },
): Promise<void> {
  const { id, begunBy, isGroup, members, at } = conversation;
  await tx.write(INSERT, [homeOf(id), id, begunBy, isGroup, at]);
  await tx.write(MEMBERS, [homeOf(id), id, members, at]);
}

const OPEN: Statement = {
  name: 'open-own-place',
  text: `insert into inbox as i (home, user_id, conversation_id, last_message_at, state, other_id)
    values ($1, $2, $3, $4, 'open', $5)
    on conflict (home, user_id, conversation_id) do update set state = 'open' where i.state = 'hidden'`,
};

/** Lists the conversation before anything is written. */
export async function openPlace(
  tx: Transaction,
  { id, personId }: AllowedConversation<'take-part'>,
  { otherId, at }: { otherId: Id | null; at: Date },
): Promise<void> {
  await tx.write(OPEN, [homeOf(personId), personId, id, at, otherId]);
}
