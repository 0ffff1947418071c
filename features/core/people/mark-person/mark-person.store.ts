import type { Queryable } from '#platform/database/database.ts';

// Uses accounts_username.
const OF_NAMED = 'from accounts a where a.username = $1 and u.home = (a.id >> 51)::smallint and u.id = a.id';

const COLUMNS = { employee: 'is_employee', 'verified-identity': 'is_identity_verified' } as const;

export async function setMark(
  db: Queryable,
  username: string,
  mark: keyof typeof COLUMNS,
  isOn: boolean,
): Promise<boolean> {
  const text = `update users u set ${COLUMNS[mark]} = $2 ${OF_NAMED}`;
  return (await db.write(text, [username.toLowerCase(), isOn])) > 0;
}

/** A null `site` clears the mark. */
export async function setAdsOnly(db: Queryable, username: string, site: string | null): Promise<boolean> {
  const text = `update users u set is_ads_only_profile = $2::text is not null, ads_only_profile_site = $2 ${OF_NAMED}`;
  return (await db.write(text, [username.toLowerCase(), site])) > 0;
}

// Uses accounts_username.
export async function setMinimalHeader(db: Queryable, username: string, isOn: boolean): Promise<boolean> {
  const text = `update partner_profiles p set has_minimal_header = $2 from accounts a
    where a.username = $1 and p.home = (a.id >> 51)::smallint and p.user_id = a.id`;
  return (await db.write(text, [username.toLowerCase(), isOn])) > 0;
}

// Uses accounts_username.
export async function setShoppingList(db: Queryable, username: string, isOn: boolean): Promise<boolean> {
  const text = `insert into user_settings (home, user_id, eligible_for_wishlist)
    select (a.id >> 51)::smallint, a.id, $2 from accounts a where a.username = $1
    on conflict (home, user_id) do update set eligible_for_wishlist = excluded.eligible_for_wishlist`;
  return (await db.write(text, [username.toLowerCase(), isOn])) > 0;
}
