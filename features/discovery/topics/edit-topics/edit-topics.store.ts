import { ALPHABETICAL } from '#platform/database/alphabetical.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Locked } from '#platform/resource/allowed.ts';

export interface EditedTopic {
  id: Id;
  slug: string;
  name: string;
  parent_id: Id | null;
  words: string[];
  follower_count: number;
  pin_count: number;
  is_hidden: boolean;
  merged_into_id: Id | null;
}

const COLUMNS = `id, slug, name, parent_id, words, follower_count, pin_count, hidden_at is not null as is_hidden,
  merged_into_id`;

const ALL: Statement = {
  name: 'topics-edited',
  text: `select ${COLUMNS} from interests where merged_into_id is null order by name ${ALPHABETICAL}`,
};

/** Hidden ones too, by name. */
export async function listEditedTopics(db: Queryable): Promise<EditedTopic[]> {
  return db.rows<EditedTopic>(ALL);
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
  parentId: Id | null;
  words: readonly string[];
}

const INSERT: Statement = {
  name: 'topics-insert',
  text: `insert into interests (slug, name, parent_id, words) values ($1, $2, $3, $4)
    on conflict (slug) do nothing returning id`,
};

/** Null if the slug is taken. */
export async function insertTopic(
  tx: Transaction,
  slug: string,
  { name, parentId, words }: TopicInput,
): Promise<Id | null> {
  const [row] = await tx.rows<{ id: Id }>(INSERT, [slug, name, parentId, words]);
  return row?.id ?? null;
}

const UPDATE: Statement = {
  name: 'topics-update',
  text: `update interests set name = $2, parent_id = $3, words = $4,
      hidden_at = case when $5::boolean then coalesce(hidden_at, $6::timestamptz) end
    where id = $1`,
};

export async function updateTopic(
  tx: Transaction,
  { id }: Locked<EditedTopic>,
  { name, parentId, words, isHidden, at }: TopicInput & { isHidden: boolean; at: Date },
): Promise<void> {
  await tx.write(UPDATE, [id, name, parentId, words, isHidden, at]);
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
  text: 'update interests set words = array(select distinct word from unnest(words || $2::text[]) as word limit 50) where id = $1',
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

const FOLLOWERS: Statement = {
  name: 'topics-followers',
  text: 'select user_id from interest_follows where interest_id = $1 order by user_id limit $2',
};

export async function listFollowersOf(db: Queryable, topicId: Id, limit: number): Promise<Id[]> {
  return (await db.rows<{ user_id: Id }>(FOLLOWERS, [topicId, limit])).map((row) => row.user_id);
}

const CHOSEN: Statement = {
  name: 'topics-chosen-as',
  text: `update pin_topic_choices set interest_ids = array_replace(interest_ids, $1::bigint, $2::bigint)
    where interest_ids @> array[$1::bigint]`,
};

/** Owners' choices of a merged topic. */
export async function replaceChoices(tx: Transaction, from: Id, into: Id): Promise<void> {
  await tx.write(CHOSEN, [from, into]);
}

const BOARDS_NAMED: Statement = {
  name: 'topics-boards-named',
  // Uses boards_search.
  text: `select b.id from boards b where b.search @@ (select query from interests where id = $1)
    and b.deleted_at is null and b.id > $2 order by b.id limit $3`,
};
const PINS_NAMED: Statement = {
  name: 'topics-pins-named',
  // Uses pins_search.
  text: `select p.id from pins p where p.search @@ (select query from interests where id = $1)
    and p.deleted_at is null and p.id > $2 order by p.id limit $3`,
};
const BOARDS_FILED: Statement = {
  name: 'topics-boards-filed',
  text: 'select board_id as id from board_interests where interest_id = $1 and board_id > $2 order by board_id limit $3',
};
const PINS_FILED: Statement = {
  name: 'topics-pins-filed',
  text: 'select pin_id as id from pin_interests where interest_id = $1 and pin_id > $2 order by pin_id limit $3',
};

const PAGE = 1000;

const CONCERNED = { boards: [BOARDS_NAMED, BOARDS_FILED], pins: [PINS_NAMED, PINS_FILED] };

/** What a topic's words name, then what is filed under it; page by page, by id. */
export async function* listConcerned(
  db: Queryable,
  what: keyof typeof CONCERNED,
  topicId: Id,
): AsyncGenerator<Id[]> {
  for (const statement of CONCERNED[what]) {
    let after = '0';
    for (;;) {
      const rows = await db.rows<{ id: Id }>(statement, [topicId, after, PAGE]);
      const last = rows.at(-1);
      if (!last) break;
      yield rows.map(({ id }) => id);
      after = last.id;
    }
  }
}
