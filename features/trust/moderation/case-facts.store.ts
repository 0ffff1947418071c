import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const OTHERS: Statement = {
  name: 'moderation-other-staff',
  // Uses users_staff, which is small.
  text: `select exists (select 1 from users where is_staff and id <> all($1::bigint[])
    and suspended_at is null and deactivated_at is null and deleted_at is null) as is_there`,
};

export async function isOtherStaffThere(db: Queryable, but: readonly Id[]): Promise<boolean> {
  const [row] = await db.rows<{ is_there: boolean }>(OTHERS, [but]);
  return row?.is_there ?? false;
}

const ADDRESS: Statement = {
  name: 'moderation-address',
  text: 'select email, locale from accounts where id = $1',
};

interface Address {
  email: string;
  locale: string | null;
}

export async function findAddress(db: Queryable, accountId: Id): Promise<Address | null> {
  const [row] = await db.rows<Address>(ADDRESS, [accountId]);
  return row ?? null;
}

export interface WrittenRow {
  author_id: Id;
  text: string;
}

const MESSAGE: Statement = {
  name: 'moderation-message',
  text: `select m.sender_id as author_id, m.text from messages m
    join conversation_members c
      on c.home = m.home and c.conversation_id = m.conversation_id and c.user_id = $3
    where m.home = $1 and m.id = $2 and m.removed_at is null`,
};

export async function findMessageFor(db: Queryable, readerId: Id, id: Id): Promise<WrittenRow | null> {
  const [row] = await db.rows<WrittenRow>(MESSAGE, [homeOf(id), id, readerId]);
  return row ?? null;
}
