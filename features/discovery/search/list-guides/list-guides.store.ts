import { topicNameIn } from '#features/library/pins/filed-topic.ts';
import { isFiledAsSeen } from '#features/library/pins/topics-key.ts';
import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

// By their stems, without words such as "and", of the English names; those of other languages as they are, or nearly so.
const stems = (text: string) => `tsvector_to_array(to_tsvector('english', search_fold(${text})))`;

const GUIDES: Statement = {
  name: 'search-guides',
  // A topic of all of them would narrow nothing.
  text: `select t.slug, ${topicNameIn('t', '$5')} as name from unnest($1::smallint[], $2::bigint[]) as found (home, id)
    join pin_interests i on i.home = found.home and i.pin_id = found.id and ${isFiledAsSeen('i')}
    join interests t on t.id = i.interest_id and t.hidden_at is null and t.merged_into_id is null
      and not ${stems(`t.name || ' ' || ${topicNameIn('t', '$5')} || ' ' || replace(t.slug, '-', ' ')`)} && ${stems('left($4, 500)')}
    group by t.id, t.slug, t.name, t.names having count(*) < cardinality($2)
    order by count(*) desc, t.id limit $3`,
};

export interface TopicOfPins {
  slug: string;
  name: string;
}

/** Topics of some of these pins, those of most first; none that repeats a word of the query. */
export async function listTopicsAmong(
  db: Queryable,
  pins: readonly Id[],
  { query, locale, limit }: { query: string; locale: string; limit: number },
): Promise<TopicOfPins[]> {
  return db.rows<TopicOfPins>(GUIDES, [pins.map(homeOf), pins, limit, query, locale]);
}
