import type { AllowedPin } from '#features/library/pins/pin-proof.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { TopicReason } from '../topic.ts';

const OF_PIN: Statement = {
  name: 'topics-of-pin',
  text: `select t.id, t.name, t.slug, t.parent_id, p.reason from pin_interests p
    join interests t on t.id = p.interest_id and t.hidden_at is null and t.merged_into_id is null
    where p.home = $1 and p.pin_id = $2
    order by array_position('{owner,text,board,filed}', p.reason), t.pin_count desc, t.id`,
};

export interface FiledTopic {
  id: Id;
  name: string;
  slug: string;
  parent_id: Id | null;
  reason: TopicReason;
}

/** Strongest reasons first. */
export async function listTopicsOfPin(db: Queryable, pinId: Id): Promise<FiledTopic[]> {
  return db.rows<FiledTopic>(OF_PIN, [homeOf(pinId), pinId]);
}

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
