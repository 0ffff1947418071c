import { z } from 'zod';
import { codesOfAction } from '#features/library/work/blocking-action.ts';
import type { AllowedBoard } from '#features/library/work/board-proof.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { idOption } from '#platform/resource/options.ts';
import type { PlacedPin } from '../board-places.service.ts';

export interface MergeInput {
  sourceId: Id;
  targetId: Id;
}

/** As its card shows it. */
const coverPin = z.object({
  pin_id: z.string(),
  image_signature: z.string(),
  dominant_color: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});

/** Stored with the blocking action of the board that goes. */
export const mergePayload = z.object({
  target_id: idOption,
  /** Restored if the merge is undone. */
  cover: z
    .object({ pin_id: idOption, signature: z.string(), crop: z.record(z.string(), z.number()).nullable() })
    .nullable(),
  /** Shown in the list of deleted boards. */
  cover_pins: z.array(coverPin),
  total: z.number().int(),
  /** Target sections of the pins, by source section. */
  sections: z.record(z.string(), idOption),
  made_sections: z.array(idOption),
});

export type MergePayload = z.output<typeof mergePayload>;

const TOWARD: Statement = {
  name: 'merge-boards-toward',
  // Uses blocking_actions_of_board.
  text: `select id, payload, finished_at from blocking_actions
    where home = $1 and board_id = $2 and is_origin and failure is null and action_type = any($3::int[])
      and payload ->> 'target_id' = $4
    order by created_at desc, id desc limit 1`,
};

export interface MergeRow {
  id: Id;
  payload: Record<string, unknown>;
  finished_at: Date | null;
}

/** The latest one that has not failed. It may be done. */
export async function findMerge(db: Queryable, { sourceId, targetId }: MergeInput): Promise<MergeRow | null> {
  const [row] = await db.rows<MergeRow>(TOWARD, [
    ...[homeOf(sourceId), sourceId],
    ...[codesOfAction('merge'), targetId],
  ]);
  return row ?? null;
}

const NOTE: Statement = {
  name: 'merge-boards-note',
  // A pin that was merged, brought back by hand and merged again keeps its latest place.
  text: `insert into merged_pins (home, board_id, pin_id, section_id, rank, saved_at, saved_by)
    select home, board_id, pin_id, section_id, rank, saved_at, saved_by from board_pins
    where home = $1 and board_id = $2 and pin_id > $3 order by pin_id limit $4
    on conflict (home, board_id, pin_id) do update set section_id = excluded.section_id, rank = excluded.rank,
      saved_at = excluded.saved_at, saved_by = excluded.saved_by
    returning board_id, pin_id, section_id, rank::text as rank, saved_at::text as saved_at, saved_by`,
};

/** In the order of the pins' ids. What is noted lets the merge be undone. */
export async function noteNextPlaces(
  tx: Transaction,
  { id }: AllowedBoard<'work'>,
  { cursor, limit }: { cursor: string | null; limit: number },
): Promise<PlacedPin[]> {
  const rows = await tx.rows<PlacedPin>(NOTE, [homeOf(id), id, cursor ?? '0', limit]);
  return rows.sort((a, b) => Number(BigInt(a.pin_id) - BigInt(b.pin_id)));
}

const MERGED: Statement = {
  name: 'merge-boards-merged',
  text: `update boards set merged_into_id = $3, cover_pins = $4::jsonb, deleted_at = $5, pin_count = $6, updated_at = $5
    where home = $1 and id = $2`,
};

/** Deletes the board. Its address leads to the target; its card keeps what it showed. */
export async function markMerged(
  tx: Transaction,
  { id }: AllowedBoard<'work'>,
  { target_id, cover_pins, total }: MergePayload,
  at: Date,
): Promise<void> {
  await tx.write(MERGED, [homeOf(id), id, target_id, JSON.stringify(cover_pins), at, total]);
}

export interface NewSection {
  title: string;
  slug: string;
  rank: string;
}

const RANKED: Statement = {
  name: 'adopt-sections-list',
  // Uses sections_of_board.
  text: `select id, title, slug, rank from sections
    where home = $1 and board_id = $2 and deleted_at is null order by rank desc, id desc`,
};

export function listRankedSections(db: Queryable, boardId: Id): Promise<(NewSection & { id: Id })[]> {
  return db.rows(RANKED, [homeOf(boardId), boardId]);
}

const INSERT_SECTIONS: Statement = {
  name: 'adopt-sections-insert',
  text: `insert into sections (home, id, board_id, title, slug, rank, created_at)
    select $1::smallint, ($1::bigint << 51) | nextval('ids'), $2::bigint, wanted.title, wanted.slug, wanted.rank, $6::timestamptz
    from unnest($3::text[], $4::text[], $5::bigint[]) as wanted (title, slug, rank)
    returning id, slug`,
};

const COUNT_SECTIONS: Statement = {
  name: 'adopt-sections-count',
  text: 'update boards set section_count = section_count + $3, updated_at = $4 where home = $1 and id = $2',
};

/** Returns the sections' ids by slug. */
export async function insertSections(
  tx: Transaction,
  { id: boardId }: AllowedBoard<'edit'>,
  sections: readonly NewSection[],
  at: Date,
): Promise<Map<string, Id>> {
  if (sections.length === 0) return new Map();
  const home = homeOf(boardId);
  const rows = await tx.rows<{ id: Id; slug: string }>(INSERT_SECTIONS, [
    ...[home, boardId, sections.map((section) => section.title), sections.map((section) => section.slug)],
    ...[sections.map((section) => section.rank), at],
  ]);
  await tx.write(COUNT_SECTIONS, [home, boardId, rows.length, at]);
  return new Map(rows.map((row) => [row.slug, row.id]));
}

/** How many a step brings or takes back. */
export const STEP_FOLLOWERS = 5000;

const MISSING: Statement = {
  name: 'board-followers-missing',
  text: `with s as materialized (select user_id from board_followers where home = $1 and board_id = $2)
    select s.user_id from s
    where not exists (select 1 from board_followers t where t.home = $3 and t.board_id = $4 and t.user_id = s.user_id)
      and not exists (select 1 from boards b where b.home = $3 and b.id = $4 and b.owner_id = s.user_id)
      and not exists (select 1 from board_collaborators c
        where c.home = $3 and c.board_id = $4 and c.user_id = s.user_id and c.status = 'accepted')
    order by s.user_id limit ${STEP_FOLLOWERS}`,
};

const BRING: Statement = {
  name: 'board-followers-bring',
  text: `with brought as materialized (
      insert into board_followers (home, board_id, user_id, created_at, merged_from_id)
      select $1::smallint, $2::bigint, id, $4::timestamptz, $5::bigint from unnest($3::bigint[]) as followers (id)
      returning user_id)
    update boards set follower_count = follower_count + (select count(*) from brought) where home = $1 and id = $2`,
};

const BRING_FOLLOWS: Statement = {
  name: 'board-followers-bring-follows',
  text: `insert into board_follows (home, user_id, board_id, created_at)
    select (id >> 51)::smallint, id, $2::bigint, $3::timestamptz from unnest($1::bigint[]) as followers (id)
    on conflict do nothing`,
};

/** Leaves out its members. Followers stay with the first in case the merge is undone. True if more may be left. */
export async function bringFollowers(
  tx: Transaction,
  source: AllowedBoard<'work'>,
  target: AllowedBoard<'work'>,
  at: Date,
): Promise<boolean> {
  const from = [homeOf(source.id), source.id];
  const to = [homeOf(target.id), target.id];
  const ids = (await tx.rows<{ user_id: Id }>(MISSING, [...from, ...to])).map((row) => row.user_id);
  if (ids.length === 0) return false;
  await tx.write(BRING, [...to, ids, at, source.id]);
  await tx.write(BRING_FOLLOWS, [ids, target.id, at]);
  return ids.length === STEP_FOLLOWERS;
}
