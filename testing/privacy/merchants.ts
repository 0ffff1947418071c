import { homeOf } from '#platform/ids/ids.ts';
import type { TestPlatform } from '#testing/platform.ts';
import type { PrivateWorld } from './world.ts';

/** Ada was not verified, so that nobody else reads what she says of herself, or what a review found. */
export async function reviewedMerchant({ db }: TestPlatform, world: PrivateWorld): Promise<void> {
  const { id } = world.people.ada;
  await db.write(
    `insert into verified_merchants (home, user_id, business_diversity_labels, owner_labels, disapproval_reasons,
       review_labels, created_at, updated_at)
     values ($1, $2, '{middle_eastern_turkish_roma}', '{person_of_color}', '{forbidden_goods}', '{second_hand}',
       '2026-01-05', '2026-01-05')`,
    [homeOf(id), id],
  );
  const told = ['middle_eastern_turkish_roma', 'person_of_color', 'forbidden_goods', 'second_hand'];
  for (const text of told) world.secrets.push({ what: 'the review of a merchant', text, known: ['ada'] });
}
