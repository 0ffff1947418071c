import { z } from 'zod';
import { relationsOf } from '#features/core/people/person.service.ts';
import { RESTORE_DAYS, restorableSince } from '#features/library/pins/restore-period.ts';
import { defineJob } from '#platform/jobs/job.ts';
import type { PageKey } from '#platform/resource/bookmark.ts';
import type { Context, Platform } from '#platform/resource/context.ts';
import type { PersonViewer } from '#platform/resource/viewer.ts';
import { listVisibleBoards, type ShownBoard } from '../board.service.ts';
import type { BoardRow } from '../board.store.ts';
import { mapCoverPinners } from '../board-cover.store.ts';
import { type CoverImage, guestCoversOf, withVisibleCovers } from '../board-covers.ts';
import { emptyBoard } from '../delete-board/delete-board.service.ts';
import {
  deleteBoardForGood,
  deleteTodosForGood,
  forgetEndedWork,
  listDeletedBoards,
  listExpiredBoards,
} from './recently-deleted.store.ts';

interface DeletedBoard {
  row: BoardRow;
  mergedInto: ShownBoard['row'] | null;
  deletedAt: Date;
  restorableUntil: Date;
}

export async function listRecentlyDeleted(
  context: Context & { viewer: PersonViewer },
  { after, pageSize }: { after: PageKey | null; pageSize: number },
): Promise<{ boards: DeletedBoard[]; next: PageKey | null }> {
  const { db, viewer, clock } = context;
  const rows = await listDeletedBoards(db, viewer.id, {
    since: restorableSince(clock.now()),
    after: after && { at: String(after[0]), id: String(after[1]) },
    limit: pageSize + 1,
  });
  const targetIds = new Set(rows.flatMap((row) => row.merged_into_id ?? []));
  const targets = new Map((await listVisibleBoards(context, [...targetIds])).map(({ row }) => [row.id, row]));
  const boards = (await withOwnCovers(context, rows.slice(0, pageSize))).flatMap((row) => {
    if (!row.deleted_at) return [];
    const restorableUntil = new Date(row.deleted_at);
    restorableUntil.setUTCDate(restorableUntil.getUTCDate() + RESTORE_DAYS);
    const mergedInto = (row.merged_into_id && targets.get(row.merged_into_id)) ?? null;
    return [{ row, mergedInto, deletedAt: row.deleted_at, restorableUntil }];
  });
  const last = rows.length > pageSize ? boards.at(-1) : undefined;
  return { boards, next: last ? [last.deletedAt.toISOString(), last.row.id] : null };
}

/** Pins of others that left when it was deleted stay out. */
async function withOwnCovers(
  context: Context & { viewer: PersonViewer },
  rows: readonly BoardRow[],
): Promise<BoardRow[]> {
  const { db, viewer } = context;
  const pinners = await mapCoverPinners(db, rows.flatMap(guestCoversOf));
  const relations = await relationsOf(
    context,
    [...pinners.values()].map(({ id }) => id),
  );
  return rows.map((row) => {
    const seen = withVisibleCovers(row, { viewer, standing: undefined, pinners, relations });
    if (row.merged_into_id || guestCoversOf(row).length === 0) return seen;
    const isOwn = ({ pin_id }: CoverImage) => pinners.get(pin_id)?.id === viewer.id;
    return { ...seen, cover_pins: seen.cover_pins.filter(isOwn) };
  });
}

const BATCH = 100;

/** Goes board by board, so stopping loses nothing. */
export async function purgeBoards(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const until = restorableSince(clock.now());
  await forgetEndedWork(db, until);
  await deleteTodosForGood(db, until);
  for (;;) {
    const ids = await listExpiredBoards(db, until, BATCH);
    for (const id of ids) {
      signal.throwIfAborted();
      // Usually empty already, unless its deletion never finished.
      await emptyBoard({ db }, id, signal);
      await db.transaction((tx) => deleteBoardForGood(tx, id, until));
    }
    if (ids.length < BATCH) return;
  }
}

/** Removes boards for good 30 days after their deletion. */
export const purgeBoardsJob = defineJob({
  name: 'boards.purge',
  data: z.object({}),
  options: { singletonKey: () => 'boards' },
  schedule: { cron: '20 3 * * *', data: {} },
  run: async (platform: Pick<Platform, 'db' | 'clock'>, _, { signal }) => purgeBoards(platform, signal),
});
