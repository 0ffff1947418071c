import {
  ALPHABETICAL,
  type Queryable,
  type Statement,
  type Transaction,
} from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Locked } from '#platform/resource/allowed.ts';

export interface EditedTopic {
  id: Id;
  slug: string;
  name: string;
  /** In other languages, by locale. */
  names: Record<string, string>;
  parent_id: Id | null;
  words: string[];
  follower_count: number;
  pin_count: number;
  is_hidden: boolean;
  merged_into_id: Id | null;
}

const COLUMNS = `id, slug, name, names, parent_id, words, follower_count, pin_count, hidden_at is not null as is_hidden,
  merged_into_id`;

const ALL: Statement = {
  name: 'topics-edited',
  text: `select ${COLUMNS}, array(select m.id from interests m where m.merged_into_id = i.id)::text[] as merged_ids
    from interests i where merged_into_id is null order by name ${ALPHABETICAL}`,
};

/** Hidden ones too, by name. */
export async function listEditedTopics(db: Queryable): Promise<(EditedTopic & { merged_ids: Id[] })[]> {
  return db.rows<EditedTopic & { merged_ids: Id[] }>(ALL);
}

const LOCK: Statement = {
  name: 'topics-lock-edited',
  text: `select ${COLUMNS} from interests where id = any($1::bigint[]) order by id for no key update`,
};

/** Of those that exist, in the order of their ids. */
export async function lockEditedTopics(
  tx: Transaction,
  ids: readonly Id[],
): Promise<Map<Id, Locked<EditedTopic>>> {
  const rows = await tx.rows<Locked<EditedTopic>>(LOCK, [ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

const HAS_CHILDREN: Statement = {
  name: 'topics-has-children',
  text: 'select from interests where parent_id = $1 and merged_into_id is null limit 1',
};

export async function hasChildren(db: Queryable, topicId: Id): Promise<boolean> {
  return (await db.rows(HAS_CHILDREN, [topicId])).length > 0;
}

export interface TopicInput {
  name: string;
  names: Readonly<Record<string, string>>;
  parentId: Id | null;
  words: readonly string[];
}

const INSERT: Statement = {
  name: 'topics-insert',
  text: `insert into interests (slug, name, parent_id, words, names) values ($1, $2, $3, $4, $5)
    on conflict (slug) do nothing returning id, name`,
};

/** Null if the slug is taken. */
export async function insertTopic(
  tx: Transaction,
  slug: string,
  { name, names, parentId, words }: TopicInput,
): Promise<Locked<{ id: Id; name: string }> | null> {
  const [row] = await tx.rows<Locked<{ id: Id; name: string }>>(INSERT, [slug, name, parentId, words, names]);
  return row ?? null;
}

const UPDATE: Statement = {
  name: 'topics-update',
  text: `update interests set name = $2, parent_id = $3, words = $4, names = $7,
      hidden_at = case when $5::boolean then coalesce(hidden_at, $6::timestamptz) end
    where id = $1`,
};

export async function updateTopic(
  tx: Transaction,
  { id }: Locked<EditedTopic>,
  { name, names, parentId, words, isHidden, at }: TopicInput & { isHidden: boolean; at: Date },
): Promise<void> {
  await tx.write(UPDATE, [id, name, parentId, words, isHidden, at, names]);
}

const MERGE: Statement = {
  name: 'topics-merge',
  text: 'update interests set merged_into_id = $2 where id = $1 or merged_into_id = $1',
};
const ADOPT: Statement = {
  name: 'topics-adopt',
  text: 'update interests set parent_id = $2 where parent_id = $1 and id <> $2',
};
const LEARN: Statement = {
  name: 'topics-learn',
  text: `update interests set words = array(
    select word from unnest(words || $2::text[]) with ordinality as said (word, place)
    group by word order by min(place) limit 50) where id = $1`,
};

/** Its address, its words and the topics below it lead to the other one from now on. */
export async function markMerged(
  tx: Transaction,
  from: Locked<EditedTopic>,
  into: Locked<EditedTopic>,
): Promise<void> {
  await tx.write(MERGE, [from.id, into.id]);
  await tx.write(ADOPT, [from.id, into.parent_id ?? into.id]);
  await tx.write(LEARN, [into.id, from.words]);
}

const SUCCESSOR: Statement = {
  name: 'topics-successor',
  text: 'select merged_into_id as id from interests where id = $1',
};

/** What a topic is merged into. */
export async function findSuccessor(db: Queryable, topicId: Id): Promise<Id | null> {
  const [row] = await db.rows<{ id: Id | null }>(SUCCESSOR, [topicId]);
  return row?.id ?? null;
}

const FOLLOWERS: Statement = {
  name: 'topics-followers',
  text: 'select user_id from interest_follows where interest_id = $1 order by user_id limit $2',
};

export async function listFollowersOf(db: Queryable, topicId: Id, limit: number): Promise<Id[]> {
  return (await db.rows<{ user_id: Id }>(FOLLOWERS, [topicId, limit])).map((row) => row.user_id);
}

/** Enough for any topic of a large site, and few enough to hold at once. */
const MOST_CONCERNED = 500_000;

const NAMED = (table: 'boards' | 'pins') => `select id from ${table}
  where search @@ (select query from interests where id = $1) and deleted_at is null limit ${MOST_CONCERNED}`;

const CONCERNED: Record<'boards' | 'pins', Statement[]> = {
  boards: [
    { name: 'topics-boards-named', text: NAMED('boards') },
    {
      name: 'topics-boards-filed',
      text: 'select board_id as id from board_interests where interest_id = $1',
    },
  ],
  pins: [
    // Uses pins_search.
    { name: 'topics-pins-named', text: NAMED('pins') },
    { name: 'topics-pins-filed', text: 'select pin_id as id from pin_interests where interest_id = $1' },
  ],
};

/** What a topic's words name, and what is filed under it. */
export async function listConcerned(db: Queryable, what: 'boards' | 'pins', topicId: Id): Promise<Id[]> {
  const found = new Set<Id>();
  for (const statement of CONCERNED[what]) {
    for (const { id } of await db.rows<{ id: Id }>(statement, [topicId])) found.add(id);
  }
  return [...found];
}
