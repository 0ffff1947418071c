import type { ErasedPerson } from '#features/core/identity/eraser.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import type { Batch } from '#platform/database/each-by-id.ts';
import { listIdsOf, writeEachOf } from '#platform/database/rows-of-owner.ts';
import type { Id } from '#platform/ids/ids.ts';

const LISTS = {
  following: 'select followee_id as id from follows where home = $1 and follower_id = $2',
  followers: 'select follower_id as id from followers where home = $1 and followee_id = $2',
  blocked: 'select blocked_id as id from blocks where home = $1 and blocker_id = $2',
  blockedBy: 'select blocker_id as id from blocked_by where home = $1 and blocked_id = $2',
} as const;

export function listPeopleOf(
  db: Queryable,
  personId: Id,
  way: keyof typeof LISTS,
  batch: Batch,
): Promise<{ id: Id }[]> {
  return listIdsOf(db, LISTS[way], personId, batch);
}

// Each uses a primary key, except for the person's own requests, which reads all open ones.
const OF_PERSON = [
  'delete from follow_requests where home = $1 and followee_id = $2',
  'delete from user_private where home = $1 and user_id = $2',
  'delete from partner_profiles where home = $1 and user_id = $2',
  'delete from profile_covers where home = $1 and user_id = $2',
  'delete from user_metadata where home = $1 and user_id = $2',
  'delete from user_settings where home = $1 and user_id = $2',
  'delete from user_states where home = $1 and user_id = $2',
  'delete from website_claims where home = $1 and user_id = $2',
  'delete from follow_requests where follower_id = $1',
  'delete from profile_invite_codes where user_id = $1',
];

// The id remains, as others' rows reference it.
const WIPE = `update users set username = id::text, full_name = '', first_name = '', about = '', pronouns = '{}',
    country = null, location = '', avatar_signature = null, website_url = null,
    is_primary_website_verified = false, impressum_url = null, seo_noindex_reason = null,
    staff_noindex_reason = null, is_partner = false,
    is_ads_only_profile = false, ads_only_profile_site = null, instagram_username = null,
    is_identity_verified = false, is_verified_merchant = false, is_inspirational_merchant = false,
    is_employee = false, is_staff = false,
    following_count = following_count - interest_following_count, interest_following_count = 0
  where home = $1 and id = $2`;

export async function wipePerson(tx: Transaction, { id }: ErasedPerson): Promise<void> {
  await writeEachOf(tx, [...OF_PERSON, WIPE], id);
}
