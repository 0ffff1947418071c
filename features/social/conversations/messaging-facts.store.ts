import type { MessagePermission } from '#features/core/people/social-permissions.ts';
import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

export interface MessagingFacts {
  id: Id;
  is_active: boolean;
  should_show_messaging: boolean;
  message_permission: MessagePermission;
  is_partner: boolean;
  enable_profile_message: boolean;
}

const FACTS: Statement = {
  name: 'messaging-facts',
  text: `select u.id, u.should_show_messaging, u.message_permission, u.is_partner,
      coalesce(p.enable_profile_message, false) as enable_profile_message,
      (u.deactivated_at is null and u.suspended_at is null and u.deleted_at is null) as is_active
    from unnest($1::smallint[], $2::bigint[]) as wanted (home, id)
    join users u on u.home = wanted.home and u.id = wanted.id
    left join partner_profiles p on p.home = u.home and p.user_id = u.id`,
};

export async function mapMessagingFacts(db: Queryable, ids: readonly Id[]): Promise<Map<Id, MessagingFacts>> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return new Map();
  const rows = await db.rows<MessagingFacts>(FACTS, [unique.map(homeOf), unique]);
  return new Map(rows.map((row) => [row.id, row]));
}

const PARTAKING: Statement = {
  name: 'partaking-in-conversations',
  // Uses the primary key of inbox. A hidden conversation was an open one.
  text: `select i.conversation_id, i.user_id
    from unnest($1::smallint[], $2::bigint[], $3::bigint[]) as wanted (home, user_id, conversation_id)
    join inbox i on i.home = wanted.home and i.user_id = wanted.user_id
      and i.conversation_id = wanted.conversation_id
    where i.state in ('open', 'hidden')`,
};

/** By conversation, those among these in whose inbox it is, not as a request. */
export async function mapPartaking(
  db: Queryable,
  conversations: readonly { id: Id; others: readonly Id[] }[],
): Promise<Map<Id, Set<Id>>> {
  const wanted = conversations.flatMap(({ id, others }) => others.map((other) => [other, id] as const));
  const users = wanted.map(([user]) => user);
  const values = [users.map(homeOf), users, wanted.map(([, id]) => id)];
  const rows = await db.rows<{ conversation_id: Id; user_id: Id }>(PARTAKING, values);
  const found = new Map(conversations.map(({ id }) => [id, new Set<Id>()]));
  for (const row of rows) found.get(row.conversation_id)?.add(row.user_id);
  return found;
}

/** SQL condition: no block between the two people of a pair, from `inbox` named `i`; always true in a group. */
export const NOT_BLOCKED = `not exists (select 1 from blocks b
      where b.home = i.home and b.blocker_id = i.user_id and b.blocked_id = i.other_id)
    and not exists (select 1 from blocked_by b
      where b.home = i.home and b.blocked_id = i.user_id and b.blocker_id = i.other_id)`;
