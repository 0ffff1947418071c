import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { FiledTopic } from './filed-topic.ts';

const OF_PIN: Statement = {
  name: 'topics-of-pin',
  text: `select t.id, t.name, t.slug, t.parent_id, p.reason from pin_interests p
    join interests t on t.id = p.interest_id and t.hidden_at is null and t.merged_into_id is null
    where p.home = $1 and p.pin_id = $2
    order by array_position('{owner,text,board,filed}', p.reason), t.pin_count desc, t.id`,
};

/** Strongest reasons first. */
export async function listTopicsOfPin(db: Queryable, pinId: Id): Promise<FiledTopic[]> {
  return db.rows<FiledTopic>(OF_PIN, [homeOf(pinId), pinId]);
}
