import type { Oneself } from '#features/core/identity/acting-access.ts';
import type { ErasedPerson } from '#features/core/identity/eraser.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

export interface AdViewerRow {
  isPersonal: boolean;
  birthDate: string | null;
  gender: string | null;
  /** Seen on this day, or hidden. */
  adIds: Id[];
  /** That the person follows. */
  topicIds: Id[];
  audienceIds: Id[];
  /** Whom the person acts for. */
  businessIds: Id[];
}

const FIND: Statement = {
  name: 'ad-viewer',
  // By primary keys, all in the person's home.
  text: `select coalesce(s.allow_personalization_cookies, false) as "isPersonal", p.birth_date::text as "birthDate",
      p.gender,
      array(select ad_id from ad_viewers where home = u.home and user_id = u.id
        and (hidden_at is not null or seen_on >= $3::date))::text[] as "adIds",
      array(select interest_id from interest_follows where home = u.home and user_id = u.id)::text[] as "topicIds",
      array(select audience_id from audience_members where home = u.home and user_id = u.id and until > $4)::text[]
        as "audienceIds",
      array(select profile_user_id from business_access where home = u.home and viewer_id = u.id)::text[]
        as "businessIds"
    from users u
    left join user_settings s on s.home = u.home and s.user_id = u.id
    left join user_private p on p.home = u.home and p.user_id = u.id
    where u.home = $1 and u.id = $2`,
};

export async function findAdViewer(
  db: Queryable,
  userId: Id,
  { day, at }: { day: string; at: Date },
): Promise<AdViewerRow | null> {
  const [row] = await db.rows<AdViewerRow>(FIND, [homeOf(userId), userId, day, at]);
  return row ?? null;
}

interface AdSeen {
  adId: Id;
  adAccountId: Id;
}

const SEE: Statement = {
  name: 'ad-viewers-see',
  text: `insert into ad_viewers as known (home, user_id, ad_id, ad_account_id, seen_on)
    values ($1, $2, $3, $4, $5)
    on conflict (home, user_id, ad_id) do update set seen_on = greatest(known.seen_on, excluded.seen_on)`,
};

export async function noteSeen(
  tx: Transaction,
  { id }: Oneself,
  { adId, adAccountId, day }: AdSeen & { day: string },
): Promise<void> {
  await tx.write(SEE, [homeOf(id), id, adId, adAccountId, day]);
}

const HIDE: Statement = {
  name: 'ad-viewers-hide',
  text: `insert into ad_viewers as known (home, user_id, ad_id, ad_account_id, hidden_at)
    values ($1, $2, $3, $4, $5)
    on conflict (home, user_id, ad_id) do update set hidden_at = coalesce(known.hidden_at, excluded.hidden_at)`,
};

export async function noteHidden(
  tx: Transaction,
  { id }: Oneself,
  { adId, adAccountId, at }: AdSeen & { at: Date },
): Promise<void> {
  await tx.write(HIDE, [homeOf(id), id, adId, adAccountId, at]);
}

const SHOW: Statement = {
  name: 'ad-viewers-show',
  // It stays seen today.
  text: `update ad_viewers set hidden_at = null, seen_on = coalesce(seen_on, $4)
    where home = $1 and user_id = $2 and ad_id = $3 and hidden_at is not null`,
};

export async function forgetHidden(tx: Transaction, { id }: Oneself, adId: Id, day: string): Promise<void> {
  await tx.write(SHOW, [homeOf(id), id, adId, day]);
}

const ERASE: Statement = {
  name: 'ad-viewers-erase',
  text: 'delete from ad_viewers where home = $1 and user_id = $2',
};

export async function deleteAdViewer(tx: Transaction, { id }: ErasedPerson): Promise<void> {
  await tx.write(ERASE, [homeOf(id), id]);
}
