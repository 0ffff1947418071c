import type { ErasedPerson } from '#features/core/identity/eraser.ts';
import type { Transaction } from '#platform/database/database.ts';
import { writeEachOf } from '#platform/database/rows-of-owner.ts';

const OF_PERSON = [
  'delete from business_access where home = $1 and viewer_id = $2',
  'delete from business_invites where home = $1 and business_id = $2',
  'delete from business_access_rules where home = $1 and business_id = $2',
  'delete from business_actions where home = $1 and business_id = $2',
  'delete from managed_clients where home = $1 and client_id = $2',
  // In every home: business_access_of_profile, business_invites_of_person and _of_inviter, business_actions_of_actor
  // and _about, managed_clients_of_agency.
  'delete from managed_clients where agency_id = $1',
  'delete from business_access where profile_user_id = $1',
  'delete from business_invites where invited_user_id = $1',
  'delete from business_invites where invited_by_user_id = $1',
  'update business_actions set actor_id = null where actor_id = $1',
  'update business_actions set about_user_id = null where about_user_id = $1',
];

export async function eraseAccessRows(tx: Transaction, person: ErasedPerson): Promise<void> {
  await writeEachOf(tx, OF_PERSON, person.id);
}
