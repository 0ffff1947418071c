import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { AudienceRule, AudienceType } from '../audience.ts';

export interface AudienceToFill {
  id: Id;
  ad_account_id: Id;
  owner_id: Id;
  audience_type: AudienceType;
  rule: AudienceRule;
}

const ALL: Statement = {
  name: 'audiences-to-fill',
  // Uses audiences_in_use, in all homes.
  text: `select a.id, a.ad_account_id, o.owner_id, a.audience_type, a.rule from audiences a
    join ad_accounts o on o.home = a.home and o.id = a.ad_account_id where a.deleted_at is null order by a.id`,
};

export function listAudiencesToFill(db: Queryable): Promise<AudienceToFill[]> {
  return db.rows<AudienceToFill>(ALL);
}

const KEYS: Statement = {
  name: 'audience-keys-list',
  text: 'select key from audience_keys where home = $1 and audience_id = $2',
};

export async function listKeys(db: Queryable, id: Id): Promise<string[]> {
  return (await db.rows<{ key: string }>(KEYS, [homeOf(id), id])).map(({ key }) => key);
}

const VISITS: Statement = {
  name: 'audience-visits',
  // Uses conversion_events_by_time. A key is that of a hashed email address.
  text: `select k.key, max(e.event_time) as at from conversion_events e
    cross join lateral jsonb_array_elements_text(e.keys->'em') as k (key)
    where e.home = $1 and e.ad_account_id = $2 and not e.is_limited
      and ($3::bigint is null or e.tag_id = $3) and ($4::text is null or e.event_name = $4) and e.event_time > $5
    group by k.key`,
};

export function listVisits(
  db: Queryable,
  { ad_account_id: id, rule }: AudienceToFill,
  since: Date,
): Promise<{ key: string; at: Date }[]> {
  return db.rows(VISITS, [homeOf(id), id, rule.tag_id ?? null, rule.event_name ?? null, since]);
}

const MAY_BE_IN = (bornBefore: string) => `join users u on u.home = s.home and u.id = s.user_id
      and u.deleted_at is null and u.deactivated_at is null and u.suspended_at is null
      and not exists (select 1 from user_private p
        where p.home = s.home and p.user_id = s.user_id and p.birth_date > ${bornBefore}::date)`;

const PEOPLE: Statement = {
  name: 'audience-people',
  // Uses user_settings_personal, in all homes. Who is not an adult is in no audience.
  text: `select s.user_id as id from user_settings s ${MAY_BE_IN('$2')}
    where s.allow_personalization_cookies and s.user_id > $1 order by s.user_id limit $3`,
};

/** Who agreed to personal ads, in the order of ids. */
export async function listPeople(
  db: Queryable,
  { after, bornBefore, limit }: { after: Id; bornBefore: string; limit: number },
): Promise<Id[]> {
  return (await db.rows<{ id: Id }>(PEOPLE, [after, bornBefore, limit])).map(({ id }) => id);
}

const EMAILS: Statement = {
  name: 'audience-emails',
  text: 'select id, email from accounts where id = any($1::bigint[]) and email_verified',
};

export function listEmails(db: Queryable, ids: readonly Id[]): Promise<{ id: Id; email: string }[]> {
  return db.rows(EMAILS, [ids]);
}

const SAVES: Statement = {
  name: 'audience-saves',
  // Uses pins_of_pinner.
  text: `select p.pinner_id as id, p.origin_pinner_id as owner_id, max(p.created_at) as at from pins p
    where p.home = any($1::smallint[]) and p.pinner_id = any($2::bigint[]) and p.deleted_at is null
      and p.origin_pinner_id = any($3::bigint[]) and p.pinner_id <> p.origin_pinner_id
    group by p.home, p.pinner_id, p.origin_pinner_id`,
};

const homesOf = (ids: readonly Id[]) => [...new Set(ids.map(homeOf))];

/** When each of these people last saved something of each of these businesses. */
export function listSavesOf(
  db: Queryable,
  ids: readonly Id[],
  ownerIds: readonly Id[],
): Promise<{ id: Id; owner_id: Id; at: Date }[]> {
  return db.rows(SAVES, [homesOf(ids), ids, ownerIds]);
}

const TOPICS: Statement = {
  name: 'audience-topics',
  // Uses pins_of_pinner.
  text: `select p.pinner_id as id, t.interest_id as topic_id, count(*)::int as count from pins p
    join pin_interests t on t.home = p.home and t.pin_id = p.id
    where p.home = any($1::smallint[]) and p.pinner_id = any($2::bigint[]) and p.deleted_at is null
    group by p.home, p.pinner_id, t.interest_id`,
};

export function listTopicsSaved(
  db: Queryable,
  ids: readonly Id[],
): Promise<{ id: Id; topic_id: string; count: number }[]> {
  return db.rows(TOPICS, [homesOf(ids), ids]);
}

export interface Membership {
  user_id: Id;
  audience_id: Id;
  until: Date;
}

const PUT: Statement = {
  name: 'audience-members-put',
  // Who leaves while this runs has no row to refer to.
  text: `insert into audience_members as m (home, user_id, audience_id, until)
    select g.home, g.user_id, g.audience_id, g.until
    from unnest($1::smallint[], $2::bigint[], $3::bigint[], $4::timestamptz[]) as g (home, user_id, audience_id, until)
    join user_settings s on s.home = g.home and s.user_id = g.user_id and s.allow_personalization_cookies
    on conflict (home, user_id, audience_id) do update set until = excluded.until`,
};

export async function putMembers(tx: Transaction, members: readonly Membership[]): Promise<void> {
  if (members.length === 0) return;
  await tx.write(PUT, [
    ...[members.map((one) => homeOf(one.user_id)), members.map((one) => one.user_id)],
    ...[members.map((one) => one.audience_id), members.map((one) => one.until)],
  ]);
}

const MEMBERS: Statement = {
  name: 'audience-members-of',
  text: 'select user_id, audience_id, until from audience_members where home = any($1::smallint[]) and user_id = any($2::bigint[])',
};

export function listMemberships(db: Queryable, ids: readonly Id[]): Promise<Membership[]> {
  return db.rows<Membership>(MEMBERS, [homesOf(ids), ids]);
}

const DROP: Statement = {
  name: 'audience-members-drop',
  text: `delete from audience_members where (home, user_id, audience_id) in (
    select home, user_id, audience_id from unnest($1::smallint[], $2::bigint[], $3::bigint[]) as g (home, user_id, audience_id))`,
};

export async function dropMembers(tx: Transaction, members: readonly Membership[]): Promise<void> {
  if (members.length === 0) return;
  await tx.write(DROP, [
    ...[members.map((one) => homeOf(one.user_id)), members.map((one) => one.user_id)],
    members.map((one) => one.audience_id),
  ]);
}

const PURGE: Statement = {
  name: 'audience-members-purge',
  // Who no longer agrees, has left or is in what is no longer there.
  text: `delete from audience_members m where m.until <= $1 or m.audience_id <> all($2::bigint[]) or not exists (
    select 1 from user_settings s ${MAY_BE_IN('$3')}
    where s.home = m.home and s.user_id = m.user_id and s.allow_personalization_cookies)`,
};

export async function purgeMembers(
  tx: Transaction,
  audienceIds: readonly Id[],
  { at, bornBefore }: { at: Date; bornBefore: string },
): Promise<void> {
  await tx.write(PURGE, [at, audienceIds, bornBefore]);
}

const COUNTS: Statement = {
  name: 'audience-members-count',
  text: `select audience_id as id, count(*)::int as count from audience_members
    where until > $1 group by audience_id`,
};

export function countMembers(db: Queryable, at: Date): Promise<{ id: Id; count: number }[]> {
  return db.rows(COUNTS, [at]);
}

const SET_SIZE: Statement = {
  name: 'audiences-set-size',
  text: `update audiences set size = $3, status = case when $3::integer is null then 'TOO_SMALL' else 'READY' end,
      computed_at = $4 where home = $1 and id = $2 and deleted_at is null`,
};

export async function setSize(tx: Transaction, id: Id, size: number | null, at: Date): Promise<void> {
  await tx.write(SET_SIZE, [homeOf(id), id, size, at]);
}
