import type { Oneself } from '#features/core/identity/acting-access.ts';
import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf } from '#platform/ids/ids.ts';
import type { ProfileChanges } from './edit-profile.ts';

// An empty text removes an optional value; null leaves it as it is.
const CHANGE: Statement = {
  name: 'profile-change',
  text: `update users set first_name = coalesce($3, first_name), full_name = coalesce($4, full_name),
      about = coalesce($5, about), pronouns = coalesce($6, pronouns),
      country = nullif(coalesce($7, country), ''), location = coalesce($8, location),
      website_url = nullif(coalesce($9, website_url), ''),
      is_primary_website_verified = is_primary_website_verified and coalesce($9 = website_url, true),
      avatar_signature = nullif(coalesce($10, avatar_signature), ''),
      instagram_username = nullif(coalesce($11, instagram_username), ''),
      impressum_url = nullif(coalesce($12, impressum_url), '')
    where home = $1 and id = $2`,
};

const CHANGE_PRIVATE: Statement = {
  name: 'profile-change-private',
  text: `insert into user_private (home, user_id, gender) values ($1, $2, nullif($3, ''))
    on conflict (home, user_id) do update set gender = excluded.gender`,
};

export async function changeProfile(
  db: Queryable,
  { id: userId }: Oneself,
  changes: ProfileChanges,
): Promise<void> {
  const { gender, ...shown } = changes;
  await db.write(CHANGE, [
    homeOf(userId),
    userId,
    shown.first_name ?? null,
    shown.full_name ?? null,
    shown.about ?? null,
    shown.pronouns ?? null,
    shown.country ?? null,
    shown.location ?? null,
    shown.website_url ?? null,
    shown.image_signature ?? null,
    shown.instagram_username ?? null,
    shown.impressum_url ?? null,
  ]);
  if (gender !== undefined) await db.write(CHANGE_PRIVATE, [homeOf(userId), userId, gender]);
}
