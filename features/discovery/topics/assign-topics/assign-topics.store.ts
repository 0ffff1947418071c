import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { IS_OPEN_PIN } from '../ranking.store.ts';

const DUE_BOARDS: Statement = {
  name: 'topics-due-boards',
  // Uses boards_topics_due.
  text: `select id from boards where deleted_at is null and topics_key is distinct from md5(search::text)
    and id > $1 order by id limit $2`,
};

export async function listDueBoards(db: Queryable, after: Id | null, limit: number): Promise<{ id: Id }[]> {
  return db.rows<{ id: Id }>(DUE_BOARDS, [after ?? '0', limit]);
}

/** Topics whose words the text of the row names. */
const NAMED_BY = (row: string) => `array(select i.id from interests i
  where i.hidden_at is null and i.merged_into_id is null and ${row}.search @@ i.query)::text[]`;

const BOARD_TEXTS: Statement = {
  name: 'topics-board-texts',
  text: `select b.id, b.topics_key as before, md5(b.search::text) as key, ${NAMED_BY('b')} as topics
    from unnest($1::smallint[], $2::bigint[]) as wanted (home, id)
    join boards b on b.home = wanted.home and b.id = wanted.id`,
};

export interface BoardText {
  id: Id;
  before: string | null;
  /** Of the text that was read. */
  key: string;
  topics: Id[];
}

export async function listBoardTexts(db: Queryable, ids: readonly Id[]): Promise<BoardText[]> {
  return db.rows<BoardText>(BOARD_TEXTS, [ids.map(homeOf), ids]);
}

const DUE_PINS: Statement = {
  name: 'topics-due-pins',
  // Uses pins_topics_due.
  text: `select id, origin_pin_id, repin_count, image_signature from pins where deleted_at is null
      and topics_key is distinct from md5(search::text || coalesce(board_id, 0)::text)
    and id > $1 order by id limit $2`,
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
      p.topics_key as before, md5(p.search::text || coalesce(p.board_id, 0)::text) as key, ${NAMED_BY('p')} as topics
    from unnest($1::smallint[], $2::bigint[]) as wanted (home, id)
    join pins p on p.home = wanted.home and p.id = wanted.id and p.deleted_at is null`,
};

export interface PinText {
  id: Id;
  pinner_id: Id;
  board_id: Id | null;
  image_signature: string;
  before: string | null;
  /** Of the text and board that were read. */
  key: string;
  topics: Id[];
}

export async function listPinTexts(db: Queryable, ids: readonly Id[]): Promise<PinText[]> {
  return db.rows<PinText>(PIN_TEXTS, [ids.map(homeOf), ids]);
}

const SAME_PICTURE: Statement = {
  name: 'topics-boards-of-picture',
  // Uses pins_of_image.
  text: `select p.image_signature as signature, p.pinner_id, p.board_id from pins p
    join users u on u.home = p.home and u.id = p.pinner_id
    where p.image_signature = $1 and p.board_id is not null and ${IS_OPEN_PIN}
    order by p.id limit 50`,
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
    join board_interests b on b.home = wanted.home and b.board_id = wanted.id group by b.board_id`,
};

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

/** By id, beginning after `after`. */
export async function listPinsOnBoard(
  db: Queryable,
  boardId: Id,
  { after, limit }: { after: Id | null; limit: number },
): Promise<Id[]> {
  const rows = await db.rows<{ pin_id: Id }>(PINS_ON_BOARD, [homeOf(boardId), boardId, after ?? '0', limit]);
  return rows.map(({ pin_id }) => pin_id);
}
