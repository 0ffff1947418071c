import type { AllowedPin } from '#features/library/pins/pin-proof.ts';
import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const CHOOSE: Statement = {
  name: 'topics-choose',
  text: `insert into pin_topic_choices (home, pin_id, interest_ids) values ($1, $2, $3)
    on conflict (home, pin_id) do update set interest_ids = excluded.interest_ids`,
};

export async function writeChoice(
  tx: Transaction,
  { id }: AllowedPin<'own'>,
  topics: readonly Id[],
): Promise<void> {
  await tx.write(CHOOSE, [homeOf(id), id, topics]);
}

const FORGET: Statement = {
  name: 'topics-forget-choice',
  text: 'delete from pin_topic_choices where home = $1 and pin_id = $2',
};

export async function deleteChoice(tx: Transaction, { id }: AllowedPin<'own'>): Promise<void> {
  await tx.write(FORGET, [homeOf(id), id]);
}
