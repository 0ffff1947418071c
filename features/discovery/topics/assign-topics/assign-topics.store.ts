import { isActive } from '#features/core/people/person-row.ts';
import { isBoardFiledAsSeen, keyOfBoard } from '#features/library/boards/topics-key.ts';
import { keyOfPin } from '#features/library/pins/topics-key.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { IS_ON_OPEN_BOARD, IS_OPEN_PIN, openBoardsOf } from '../ranking.store.ts';

const DUE_PEOPLE: Statement = {
  name: 'topics-due-people',
  // Uses users_topics_due.
  text: `select u.id, not u.is_counted_for_topics as is_open from users u
    where u.is_counted_for_topics <> (not u.is_private_profile and ${isActive('u')}) and u.id > $1 order by u.id limit $2`,
};

export interface DuePerson {
  id: Id;
  /** By now. */
  is_open: boolean;
}

/** Whose profile has been opened or closed to everybody. */
export async function listDuePeople(db: Queryable, after: Id | null, limit: number): Promise<DuePerson[]> {
  return db.rows<DuePerson>(DUE_PEOPLE, [after ?? '0', limit]);
}

const DUE_BOARDS: Statement = {
  name: 'topics-due-boards',
  // Uses boards_topics_due.
  text: `select b.id from boards b where b.deleted_at is null and b.topics_key is distinct from ${keyOfBoard('b')}
    and b.id > $1 order by b.id limit $2`,
};

export async function listDueBoards(db: Queryable, after: Id | null, limit: number): Promise<{ id: Id }[]> {
  return db.rows<{ id: Id }>(DUE_BOARDS, [after ?? '0', limit]);
}

/** Topics whose words the text of the row names. */
const NAMED_BY = (row: string) => `array(select i.id from interests i
  where i.hidden_at is null and i.merged_into_id is null and ${row}.search @@ i.query)::text[]`;

const BOARD_TEXTS: Statement = {
  name: 'topics-board-texts',
  text: `select b.id, b.topics_key as before, ${keyOfBoard('b')} as key, ${NAMED_BY('b')} as topics
    from unnest($1::smallint[], $2::bigint[]) as wanted (home, id)
    join boards b on b.home = wanted.home and b.id = wanted.id`,
};

export interface BoardText {
  id: Id;
  before: string | null;
  /** Of what was read. */
  key: string;
  topics: Id[];
}

export async function listBoardTexts(db: Queryable, ids: readonly Id[]): Promise<BoardText[]> {
  return db.rows<BoardText>(BOARD_TEXTS, [ids.map(homeOf), ids]);
}

const DUE_PINS: Statement = {
  name: 'topics-due-pins',
  // Uses pins_topics_due.
  text: `select p.id, p.origin_pin_id, p.repin_count, p.image_signature from pins p
    where p.topics_key is distinct from ${keyOfPin('p')} and p.id > $1 order by p.id limit $2`,
};

export interface DuePin {
  id: Id;
  origin_pin_id: Id | null;
  repin_count: number;
  image_signature: string;
}

export async function listDuePins(db: Queryable, after: Id | null, limit: number): Promise<DuePin[]> {
  return db.rows<DuePin>(DUE_PINS, [after ?? '0', limit]);
}

const PIN_TEXTS: Statement = {
  name: 'topics-pin-texts',
  text: `select p.id, p.pinner_id, p.board_id, p.image_signature,
      p.deleted_at is not null as is_deleted, p.topics_key as before, ${keyOfPin('p')} as key, ${NAMED_BY('p')} as topics
    from unnest($1::smallint[], $2::bigint[]) as wanted (home, id)
    join pins p on p.home = wanted.home and p.id = wanted.id`,
};

export interface PinText {
  id: Id;
  pinner_id: Id;
  board_id: Id | null;
  image_signature: string;
  is_deleted: boolean;
  before: string | null;
  /** Of what was read. */
  key: string;
  topics: Id[];
}

export async function listPinTexts(db: Queryable, ids: readonly Id[]): Promise<PinText[]> {
  return db.rows<PinText>(PIN_TEXTS, [ids.map(homeOf), ids]);
}

const SAME_PICTURE: Statement = {
  name: 'topics-boards-of-picture',
  // Uses pins_of_image.
  text: `with found as materialized (
      select p.id, p.image_signature as signature, p.pinner_id, p.board_id from pins p
      join users u on u.home = p.home and u.id = p.pinner_id
      where p.image_signature = $1 and p.board_id is not null and ${IS_OPEN_PIN}
      order by p.id limit 200
    ), ${openBoardsOf('found')}
    select signature, pinner_id, board_id from found where ${IS_ON_OPEN_BOARD} order by id limit 50`,
};

export interface FiledPicture {
  signature: string;
  pinner_id: Id;
  board_id: Id;
}

/** Who put these pictures on which boards that everybody sees, of each the first fifty by id. */
export async function listFiledPictures(
  db: Queryable,
  signatures: readonly string[],
): Promise<FiledPicture[]> {
  const found: FiledPicture[] = [];
  for (const signature of signatures) found.push(...(await db.rows<FiledPicture>(SAME_PICTURE, [signature])));
  return found;
}

export interface Copy {
  id: Id;
  pinner_id: Id;
  /** Whatever the reason. */
  topics: Id[];
  /** Those that others file it under. */
  filed: Id[];
}

const COPIES: Statement = {
  name: 'topics-copies-of-picture',
  // Uses pins_of_image.
  text: `select p.home, p.id, p.pinner_id from pins p where p.image_signature = $1 and p.deleted_at is null
      and not exists (select from pin_topic_choices c where c.home = p.home and c.pin_id = p.id)
    order by p.id limit $2`,
};
const OF_COPIES: Statement = {
  name: 'topics-of-copies',
  text: `select i.pin_id as id, array_agg(i.interest_id)::text[] as topics,
      (array_agg(i.interest_id) filter (where i.reason = 'filed'))::text[] as filed
    from unnest($1::smallint[], $2::bigint[]) as wanted (home, id)
    join pin_interests i on i.home = wanted.home and i.pin_id = wanted.id group by i.pin_id`,
};

/** Pins with this picture, but not those whose owners have chosen their topics. */
export async function listCopies(db: Queryable, signature: string, limit: number): Promise<Copy[]> {
  const copies = await db.rows<{ home: number; id: Id; pinner_id: Id }>(COPIES, [signature, limit]);
  const values = [copies.map(({ home }) => home), copies.map(({ id }) => id)];
  const rows = await db.rows<{ id: Id; topics: Id[]; filed: Id[] | null }>(OF_COPIES, values);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return copies.map(({ id, pinner_id }) => {
    const { topics = [], filed } = byId.get(id) ?? {};
    return { id, pinner_id, topics, filed: filed ?? [] };
  });
}

const OF_BOARDS: Statement = {
  name: 'topics-of-boards',
  text: `select b.board_id, array_agg(b.interest_id)::text[] as topics
    from unnest($1::smallint[], $2::bigint[]) as wanted (home, id)
    join board_interests b on b.home = wanted.home and b.board_id = wanted.id and ${isBoardFiledAsSeen('b')}
    group by b.board_id`,
};

/** None of boards that are due, except by the mark. */
export async function mapTopicsOfBoards(db: Queryable, ids: readonly Id[]): Promise<Map<Id, Id[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db.rows<{ board_id: Id; topics: Id[] }>(OF_BOARDS, [ids.map(homeOf), ids]);
  return new Map(rows.map(({ board_id, topics }) => [board_id, topics]));
}

const CLEAR_BOARDS: Statement = {
  name: 'topics-clear-boards',
  text: `delete from board_interests b using unnest($1::smallint[], $2::bigint[]) as gone (home, id)
    where b.home = gone.home and b.board_id = gone.id`,
};
const FILE_BOARDS: Statement = {
  name: 'topics-file-boards',
  text: `insert into board_interests (home, board_id, interest_id)
    select * from unnest($1::smallint[], $2::bigint[], $3::bigint[]) on conflict do nothing`,
};

/** Replaces the topics of boards. */
export async function fileBoards(
  tx: Transaction,
  boards: readonly { id: Id; topics: readonly Id[] }[],
): Promise<void> {
  const ids = boards.map(({ id }) => id);
  await tx.write(CLEAR_BOARDS, [ids.map(homeOf), ids]);
  const rows = boards.flatMap(({ id, topics }) => topics.map((topic) => ({ id, topic })));
  if (rows.length === 0) return;
  await tx.write(FILE_BOARDS, [
    rows.map(({ id }) => homeOf(id)),
    rows.map(({ id }) => id),
    rows.map(({ topic }) => topic),
  ]);
}

const PINS_ON_BOARD: Statement = {
  name: 'topics-pins-on-board',
  text: `select pin_id from board_pins where home = $1 and board_id = $2 and pin_id > $3
    order by pin_id limit $4`,
};

const SHARED_PINS: Statement = {
  name: 'topics-shared-pins',
  // Uses pins_public.
  text: `select id as pin_id from pins where home = $1 and pinner_id = $2 and deleted_at is null and privacy = 'public'
      and board_id is not null and (origin_pin_id is not null or repin_count > 0) and id > $3
    order by id limit $4`,
};

interface Step {
  after: Id | null;
  limit: number;
}

/** By id, beginning after `after`. */
export async function listPinsOnBoard(db: Queryable, boardId: Id, { after, limit }: Step): Promise<Id[]> {
  const rows = await db.rows<{ pin_id: Id }>(PINS_ON_BOARD, [homeOf(boardId), boardId, after ?? '0', limit]);
  return rows.map(({ pin_id }) => pin_id);
}

/** Those of a person whose pictures others have, too; by id, beginning after `after`. */
export async function listSharedPins(db: Queryable, userId: Id, { after, limit }: Step): Promise<Id[]> {
  const rows = await db.rows<{ pin_id: Id }>(SHARED_PINS, [homeOf(userId), userId, after ?? '0', limit]);
  return rows.map(({ pin_id }) => pin_id);
}

const SHARED_BOARDS: Statement = {
  name: 'topics-shared-boards',
  // Uses boards_of_owner.
  text: `select id from boards where home = $1 and owner_id = $2 and deleted_at is null and collaborator_count > 0`,
};

/** The boards of a person on which others have pins. */
export async function listSharedBoards(db: Queryable, userId: Id): Promise<Id[]> {
  return (await db.rows<{ id: Id }>(SHARED_BOARDS, [homeOf(userId), userId])).map(({ id }) => id);
}
