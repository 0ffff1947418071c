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

interface Submitter {
  id: Id;
  email: string;
  locale: string | null;
  receipt: string | null;
}

const LIST: Statement = {
  name: 'moderation-submitters',
  // Uses user_reports_of_case.
  text: `with r as materialized (
      select id, takedown_id, reporter_id from user_reports
      where home = $1 and case_id = $2 and law is not null and id > $3
    ), t as materialized (
      select distinct t.id, t.payload, t.receipt from r
      join takedowns t on t.home = (r.takedown_id >> 51)::smallint and t.id = r.takedown_id
    )
    select r.id, coalesce(nullif(t.payload ->> 'email', ''), a.email) as email,
      coalesce(t.payload ->> 'locale', a.locale) as locale, t.receipt
    from r left join t on t.id = r.takedown_id left join accounts a on a.id = r.reporter_id
    where coalesce(nullif(t.payload ->> 'email', ''), a.email) is not null
    order by r.id limit $4`,
};

const BATCH = 100;

/** Those who have an address. */
export async function* eachSubmitter(db: Queryable, caseId: Id): AsyncGenerator<Submitter> {
  let after = '0';
  for (;;) {
    const rows = await db.rows<Submitter>(LIST, [homeOf(caseId), caseId, after, BATCH]);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}
