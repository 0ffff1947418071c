import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

export interface Submitter {
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
