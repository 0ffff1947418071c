import type { ErasedPerson } from '#features/core/identity/eraser.ts';
import type { Transaction } from '#platform/database/database.ts';
import { writeEachOf } from '#platform/database/rows-of-owner.ts';

// Uses ad_changes_of_actor, ads_reviewed_by and ad_drafts_of_author.
const OF_PERSON = [
  'delete from campaign_preferences where home = $1 and user_id = $2',
  'update ad_changes set actor_id = null where actor_id = $1',
  'update ads set reviewed_by = null where reviewed_by = $1',
  'update ad_drafts set author_id = null where author_id = $1',
];

/** What a person did for a business stays, without a name. */
export async function eraseFromAds(tx: Transaction, person: ErasedPerson): Promise<void> {
  await writeEachOf(tx, OF_PERSON, person.id);
}
