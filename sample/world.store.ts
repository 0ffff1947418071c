import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

export async function isWorldEmpty(db: Queryable): Promise<boolean> {
  return (await db.rows('select from accounts limit 1')).length === 0;
}

/** The table holds nothing: its existence says so. */
export async function noteBegun(db: Queryable): Promise<void> {
  await db.write('create table if not exists sample_world_begun ()');
}

export async function notePicturesMissing(db: Queryable): Promise<void> {
  await db.write('alter table sample_world_begun rename to sample_world_without_pictures');
}

export async function arePicturesMissing(db: Queryable): Promise<boolean> {
  const [missing] = await db.rows(`select where to_regclass('sample_world_without_pictures') is not null`);
  return missing !== undefined;
}

export async function noteMade(db: Queryable): Promise<void> {
  await db.write('drop table if exists sample_world_without_pictures');
}

export async function isWorldUnfinished(db: Queryable): Promise<boolean> {
  if ((await isWorldEmpty(db)) || (await arePicturesMissing(db))) return true;
  const [begun] = await db.rows(`select where to_regclass('sample_world_begun') is not null`);
  return begun !== undefined;
}

/** Unless somebody else has an account already. */
export async function forgetHalfWorld(db: Queryable): Promise<void> {
  const [found] = await db.rows<{ is_half: boolean }>(
    `select to_regclass('sample_world_begun') is not null and not exists (
      select 1 from accounts where email is null or email not like '%@sample.example') as is_half`,
  );
  if (!found?.is_half) return;
  // With all that names them.
  await db.write('truncate accounts, users, boards, pins, conversations cascade');
  await db.write(`update interests set follower_count = 0, pin_count = 0, cover_pin_ids = '{}'`);
}

/** The sample people may have changed their usernames. */
export async function findUsernames(
  db: Queryable,
  emails: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.rows<{ email: string; username: string }>(
    'select email, username from accounts where email = any($1) and username is not null',
    [emails],
  );
  return new Map(rows.map(({ email, username }) => [email, username]));
}

export async function markPerson(
  db: Queryable,
  id: Id,
  { isBusiness, isPrivate }: { isBusiness: boolean; isPrivate: boolean },
): Promise<void> {
  await db.write(
    'update users set is_partner = $3, is_private_profile = $4, show_creator_profile = $3 where home = $1 and id = $2',
    [homeOf(id), id, isBusiness, isPrivate],
  );
  if (!isBusiness) return;
  await db.write(
    `insert into partner_profiles (home, user_id, enable_profile_message) values ($1, $2, true)`,
    [homeOf(id), id],
  );
}

export async function markProfile(
  db: Queryable,
  id: Id,
  { isCreator, handle }: { isCreator: boolean; handle: string | null },
): Promise<void> {
  await db.write(
    `update users set show_creator_profile = show_creator_profile or $3, instagram_username = $4
      where home = $1 and id = $2`,
    [homeOf(id), id, isCreator, handle],
  );
}

/** One each hour back from now. */
export async function addViews(db: Queryable, id: Id, views: number, now: Date): Promise<void> {
  await db.write(
    `insert into events (home, id, event_type, view_type, object_id_str, occurred_at)
      select $1::smallint, new_id($1::smallint), 13, 4, $2::text, $3::timestamptz - (n % 700) * interval '1 hour'
      from generate_series(1, $4::int) as n`,
    [homeOf(id), id, now, views],
  );
}

export async function addCollaborator(db: Queryable, boardId: Id, userId: Id, at: Date): Promise<void> {
  await db.write(
    `insert into board_collaborators (home, board_id, user_id, status, access, created_at)
      values ($1, $2, $3, 'accepted', '{write}', $4)`,
    [homeOf(boardId), boardId, userId, at],
  );
  await db.write(
    `insert into board_memberships (home, user_id, board_id, role, access, created_at)
      values ($1, $2, $3, 'collaborator', '{write}', $4)`,
    [homeOf(userId), userId, boardId, at],
  );
  await db.write(
    'update boards set collaborator_count = collaborator_count + 1 where home = $1 and id = $2',
    [homeOf(boardId), boardId],
  );
}

export async function protectBoard(db: Queryable, boardId: Id): Promise<void> {
  await db.write(`update boards set privacy = 'protected' where home = $1 and id = $2`, [
    homeOf(boardId),
    boardId,
  ]);
}

export async function listTopicIds(db: Queryable, slugs: readonly string[]): Promise<Id[]> {
  const rows = await db.rows<{ id: Id }>('select id from interests where slug = any($1)', [slugs]);
  if (rows.length < slugs.length) throw new Error(`One of these topics does not exist: ${slugs.join(', ')}`);
  return rows.map(({ id }) => id);
}

/** With its live sections by their titles. */
export async function findBoard(
  db: Queryable,
  ownerId: Id,
  name: string,
): Promise<{ id: Id; sections: Readonly<Record<string, Id>> } | null> {
  const [board] = await db.rows<{ id: Id; sections: Record<string, Id> }>(
    `select id, (select coalesce(jsonb_object_agg(title, s.id::text), '{}') from sections s
        where s.home = b.home and s.board_id = b.id and s.deleted_at is null) as sections
      from boards b where home = $1 and owner_id = $2 and name = $3 and deleted_at is null`,
    [homeOf(ownerId), ownerId, name],
  );
  return board ?? null;
}

/** Deleted or not. */
export async function findPin(
  db: Queryable,
  ownerId: Id,
  title: string,
): Promise<{ id: Id; isLive: boolean } | null> {
  const [pin] = await db.rows<{ id: Id; is_live: boolean }>(
    `select id, deleted_at is null as is_live from pins
      where home = $1 and pinner_id = $2 and title = $3 limit 1`,
    [homeOf(ownerId), ownerId, title],
  );
  return pin ? { id: pin.id, isLive: pin.is_live } : null;
}

/** Deleted or not. */
export async function findComment(db: Queryable, pinId: Id, text: string): Promise<Id | null> {
  const [comment] = await db.rows<{ id: Id }>(
    'select id from comments where home = $1 and pin_id = $2 and text = $3 limit 1',
    [homeOf(pinId), pinId, text],
  );
  return comment?.id ?? null;
}

export async function listPeopleByMail(
  db: Queryable,
  mails: readonly string[],
): Promise<{ id: Id; username: string }[]> {
  const rows = await db.rows<{ id: Id; username: string }>(
    'select id, split_part(email, $2, 1) as username from accounts where email = any($1) order by email',
    [mails, '@'],
  );
  return rows;
}

export interface OpenPin {
  id: Id;
  ownerId: Id;
  boardId: Id | null;
}

export async function listOpenPins(db: Queryable, owners: readonly { id: Id }[]): Promise<OpenPin[]> {
  return db.rows<OpenPin>(
    `select id, pinner_id as "ownerId", board_id as "boardId" from pins
      where pinner_id = any($1::bigint[]) and privacy = 'public' and deleted_at is null order by id`,
    [owners.map(({ id }) => id)],
  );
}

export async function areViewsMeasured(db: Queryable): Promise<boolean> {
  return (await db.rows('select from events where event_type = 7802 limit 1')).length > 0;
}

/** Featured, and once only. */
export async function writeArticle(
  db: Queryable,
  article: { title: string; introduction: string; type: number | null; blocks: readonly object[] },
  at: Date,
): Promise<void> {
  const { title, introduction, type, blocks } = article;
  await db.write(
    `insert into articles (title, introduction, type, blocks, is_featured, status, published_at, updated_at)
      select $1, $2, $3, $4::jsonb, true, 'published', $5, $5
      where not exists (select id from articles where title = $1)`,
    [title, introduction, type, JSON.stringify(blocks), at],
  );
}

const ADD_EXPERIENCE: Statement = {
  name: 'sample-add-experience',
  text: `insert into experiences (placement_id, type, audience, priority, starts_at, ends_at, display_data)
    values (19, 'hero_banner', 'members', 10, $1, $2, $3::jsonb) returning id`,
};
const ADD_DAY: Statement = {
  name: 'sample-add-experience-day',
  text: `insert into experience_days (home, experience_id, day, shown, completed, dismissed)
    values (0, $1, $2::date, $3, $4, $5)`,
};

const DAY_MS = 86_400_000;

/** A banner that has ended, with what became of it on each of its days. */
export async function addPastExperience(
  db: Queryable,
  { text, days, now }: { text: string; days: readonly (readonly [number, number, number])[]; now: Date },
): Promise<void> {
  const dayBefore = (before: number) => new Date(now.getTime() - before * DAY_MS);
  const display_data = JSON.stringify({ text, button_uri: '/topics/' });
  const times = [dayBefore(days.length), dayBefore(0)];
  const [row] = await db.rows<{ id: Id }>(ADD_EXPERIENCE, [...times, display_data]);
  for (const [place, counts] of days.entries()) {
    const day = dayBefore(days.length - place)
      .toISOString()
      .slice(0, 10);
    await db.write(ADD_DAY, [row?.id, day, ...counts]);
  }
}
