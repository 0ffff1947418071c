import { findSeenBoards, type ShownBoard } from '#features/library/boards/board.service.ts';
import { findSeenPins, type ShownPin } from '#features/library/pins/pin.service.ts';
import { type Id, parseId } from '#platform/ids/ids.ts';
import { cutPage } from '#platform/resource/bookmark.ts';
import type { ContextFor, Page, PageRequest } from '#platform/resource/resource.ts';
import type { Counts, DayRange, Metric } from '../analytics.ts';
import { listRankedThings, type ThingRow } from './rank-things.store.ts';

export interface AskedRanking extends PageRequest {
  range: DayRange;
  metric: Metric;
  pageSize: number;
}

/** Deleted pins are left out, so a page may be shorter. */
export async function rankPins(
  context: ContextFor<'person'>,
  asked: AskedRanking,
): Promise<Page<{ pin: ShownPin['row']; counts: Counts }>> {
  const { rows, next } = await rank(context, 'pin', asked);
  const pins = mapById(await findSeenPins(context, idsOf(rows)));
  const items = rows.flatMap((row) => {
    const pin = pins.get(row.thing_id);
    return pin ? [{ pin, counts: row }] : [];
  });
  return { items, next };
}

/** Without boards that the viewer no longer sees. */
export async function rankBoards(
  context: ContextFor<'person'>,
  asked: AskedRanking,
): Promise<Page<{ board: ShownBoard['row']; counts: Counts; boardMs: number }>> {
  const { rows, next } = await rank(context, 'board', asked);
  const boards = mapById(await findSeenBoards(context, idsOf(rows)));
  const items = rows.flatMap((row) => {
    const board = boards.get(row.thing_id);
    return board ? [{ board, counts: row, boardMs: row.board_ms }] : [];
  });
  return { items, next };
}

async function rank(
  { db, viewer }: ContextFor<'person'>,
  kind: 'pin' | 'board',
  { range, metric, pageSize, after }: AskedRanking,
) {
  const id = after && parseId(after[1]);
  const rows = await listRankedThings(db, viewer.id, {
    ...{ kind, range, metric, limit: pageSize + 1 },
    after: after && id ? { value: Number(after[0]), id } : null,
  });
  const { shown, last } = cutPage(rows, pageSize);
  return { rows: shown, next: last ? [last[metric], last.thing_id] : null };
}

const idsOf = (rows: readonly ThingRow[]): Id[] => rows.map((row) => row.thing_id);
const mapById = <Row extends { id: Id }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));
