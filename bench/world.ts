import pg from 'pg';
import { type Database, openDatabase, type Transaction } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { createLog } from '#platform/telemetry/log.ts';

/** Everybody in the world is alike: 25 boards, one with 32 pins, the others with the rest of so many. */
export const BOARDS_EACH = 25;
export const PINS_EACH = 200;
const FIRST_BOARD = 32;

/** One of 2,000 words, few of them often and most seldom, as in what people write; `id` and `n` choose it. */
const WORD = `'word' || (2000 * pow((hashtextextended(id::text, n) & 65535) / 65536.0, 3))::int`;

/** Raised when the rows below change, so that a kept database is made anew. */
const SHAPE = 5;

export interface World {
  /** Address of its database. */
  url: string;
  usernames: string[];
  /** A pin of each of those people. */
  pinIds: string[];
  /** The board of each of them that has most pins. */
  boards: { id: string; path: string }[];
}

/**
 * A database of so many pins, in the PostgreSQL at `postgresUrl`; one that an earlier run made is used again.
 * @param options.people how many of them are named in the answer, for reading
 * @param options.pinsEach as many as fill their other boards evenly
 */
export async function openWorld(
  postgresUrl: string,
  pins: number,
  {
    name = 'reads',
    people = 20,
    pinsEach = PINS_EACH,
  }: { name?: string; people?: number; pinsEach?: number } = {},
): Promise<World> {
  const url = new URL(postgresUrl);
  url.pathname = `/${nameOfWorld(name, pins)}`;
  await makeDatabase(postgresUrl, nameOfWorld(name, pins));
  await migrate(url.href, { log: createLog('silent') });
  const db = openDatabase(url.href, { max: 2 });
  try {
    await populate(db, pins / pinsEach, pinsEach);
    const rows = await db.rows<{ username: string; pin_id: string; board_id: string; slug: string }>(
      `select username, b.id as board_id, b.slug,
         (select max(p.id) from pins p where p.home = u.home and p.pinner_id = u.id) as pin_id
       from users u join boards b on b.home = u.home and b.owner_id = u.id and b.pin_count = ${FIRST_BOARD}
       where username like 'person%' order by hashtext(username) limit $1`,
      [people],
    );
    return {
      url: url.href,
      usernames: rows.map((row) => row.username),
      pinIds: rows.map((row) => row.pin_id),
      boards: rows.map(({ board_id, username, slug }) => ({ id: board_id, path: `/${username}/${slug}/` })),
    };
  } finally {
    await db.close();
  }
}

export const nameOfWorld = (name: string, pins: number) => `bench_${name}_${pins}_${SHAPE}`;

async function makeDatabase(postgresUrl: string, name: string): Promise<void> {
  const client = new pg.Client(postgresUrl);
  await client.connect();
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (rowCount === 0) await client.query(`create database ${name}`);
  await client.end();
}

async function populate(db: Database, people: number, pinsEach: number): Promise<void> {
  const [found] = await db.rows<{ count: number }>(
    `select count(*)::int as count from users where username like 'person%'`,
  );
  if (found?.count === people) return;
  await db.transaction(async (tx) => {
    await addPeople(tx, people);
    await addBoards(tx);
    await inBulk(tx, ['media', 'pins', 'board_pins'], () => addPins(tx, pinsEach));
    await countAndCover(tx, pinsEach);
  });
  await db.rows('vacuum (analyze)');
  await db.rows('checkpoint');
}

/** Fills new tables: a table made in this transaction needs no log, and an index is made faster than it grows. */
async function inBulk(tx: Transaction, tables: string[], fill: () => Promise<void>): Promise<void> {
  await tx.rows(`set local maintenance_work_mem = '512MB'`);
  // Without foreign keys being looked up row by row.
  await tx.rows('set local session_replication_role = replica');
  await tx.rows(`truncate ${tables} cascade`);
  const indexes = await tx.rows<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = any ($1) and indexname not in (select conname from pg_constraint)`,
    [tables],
  );
  for (const { name } of indexes) await tx.rows(`drop index ${name}`);
  await fill();
  for (const { definition } of indexes) await tx.rows(definition);
  await tx.rows('set local session_replication_role = origin');
}

async function addPeople(tx: Transaction, people: number): Promise<void> {
  await tx.rows(
    `create temp table new_people on commit drop as
     select n, home, new_id(home) as id from (
       select n, ((n * 37) % 4096)::smallint as home from generate_series(1, ${people}) as n) as homes`,
  );
  await tx.write(
    `insert into accounts (id, name, email, username)
     select id, 'Person ' || n, 'person' || n || '@bench.test', 'person' || n from new_people`,
  );
  await tx.write(
    `insert into users (home, id, username, full_name, first_name, about, avatar_signature)
     select home, id, 'person' || n, 'Person Number ' || n, 'Person', 'Kitchens, gardens and long walks.', md5('face' || n)
     from new_people`,
  );
}

async function addBoards(tx: Transaction): Promise<void> {
  await tx.rows(
    `create temp table new_boards on commit drop as
     select p.home, p.id as owner_id, new_id(p.home) as id, k
     from new_people p cross join generate_series(1, ${BOARDS_EACH}) as k`,
  );
  await tx.write(
    `insert into boards (home, id, owner_id, name, slug, description, category)
     select home, id, owner_id, 'Kitchens and gardens ' || k, 'kitchens-and-gardens-' || k,
       'What to do with a small room that looks north.', 'home_decor' from new_boards`,
  );
  await tx.write(
    `insert into board_memberships (home, user_id, board_id, role) select home, owner_id, id, 'owner' from new_boards`,
  );
}

/** Pins in the order of time, each board's spread over its owner's whole list. */
async function addPins(tx: Transaction, pinsEach: number): Promise<void> {
  await tx.rows(
    `create temp table new_pins on commit drop as
     select b.home, b.owner_id, b.id as board_id, new_id(b.home) as id, md5(b.id || ' ' || i) as signature,
       now() - (${pinsEach} - i * ${pinsEach} / pins - b.k / 30.0) * interval '1 hour' as at, i
     from (select *, case k when 1 then ${FIRST_BOARD} else ${(pinsEach - FIRST_BOARD) / (BOARDS_EACH - 1)} end as pins from new_boards) as b
     cross join generate_series(0, pins - 1) as i
     order by at`,
  );
  await tx.write(
    `insert into media (home, signature, kind, width, height, dominant_color, original_ext, bytes)
     select ('x' || left(signature, 3))::bit(12)::int, signature, 'image', 800, 900 + (i % 7) * 100, '#8a7b6c', 'jpg', 250000
     from new_pins`,
  );
  await tx.write(
    `insert into pins (home, id, pinner_id, board_id, title, description, link, domain, alt_text, image_signature,
       image_width, image_height, dominant_color, created_at)
     select home, id, owner_id, board_id, words[1] || ' with ' || words[2] || ' ' || words[3],
       'Oak, oiled twice a year, and ' || words[4] || ' beside it. #' || words[5] || ' #' || words[1] || ' Found in spring.',
       'https://' || words[6] || '.example/' || id, words[6] || '.example', 'A picture of ' || words[1], signature,
       800, 900 + (i % 7) * 100, '#8a7b6c', at from new_pins
     cross join lateral (select array_agg(${WORD}) as words from generate_series(1, 6) as n) as chosen`,
  );
  await tx.write(
    `insert into board_pins (home, board_id, pin_id, rank, saved_at, saved_by)
     select home, board_id, id, (extract(epoch from at) * 1000000)::bigint, at, owner_id from new_pins`,
  );
}

async function countAndCover(tx: Transaction, pinsEach: number): Promise<void> {
  await tx.write(
    `update boards b set pin_count = counted.pins, last_pinned_at = counted.newest, cover_pins = counted.covers
     from (select home, board_id, count(*) as pins, max(at) as newest,
         jsonb_path_query_array(jsonb_agg(jsonb_build_object('pin_id', id::text, 'image_signature', signature,
           'dominant_color', '#8a7b6c', 'width', 800, 'height', 900 + (i % 7) * 100) order by at desc), '$[0 to 4]') as covers
       from new_pins group by home, board_id) as counted
     where b.home = counted.home and b.id = counted.board_id`,
  );
  await tx.write(
    `update users u set board_count = ${BOARDS_EACH}, pin_count = ${pinsEach}, created_pin_count = ${pinsEach}
     from new_people p where u.home = p.home and u.id = p.id`,
  );
}
