import { relationsOf } from '#features/core/people/person.service.ts';
import { maySeePerson } from '#features/core/people/person-access.ts';
import { type BoardRow, listBoardsByIds } from '#features/library/boards/board.store.ts';
import { mapCoverPinners } from '#features/library/boards/board-cover.store.ts';
import { guestCoversOf, withVisibleCovers } from '#features/library/boards/board-covers.ts';
import { listInvitesToBoards } from '#features/library/boards/board-invites.store.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Reading } from '#platform/resource/context.ts';

/** Includes secret ones, with the covers they may see. The caller has checked the invites. */
export async function mapBoardsForInvited(context: Reading, ids: readonly Id[]): Promise<Map<Id, BoardRow>> {
  const { db, viewer } = context;
  const rows = await listBoardsByIds(db, [...new Set(ids)]);
  const pinners = await mapCoverPinners(db, rows.flatMap(guestCoversOf));
  const people = [...rows.map((row) => row.owner_id), ...[...pinners.values()].map(({ id }) => id)];
  const relations = await relationsOf(context, people);
  const shown = rows.filter(
    (row) =>
      !row.deleted_at &&
      !row.is_temporarily_disabled &&
      maySeePerson(viewer, row.owner, relations.get(row.owner_id)),
  );
  const standing = undefined;
  const covered = shown.map((row) => withVisibleCovers(row, { viewer, standing, pinners, relations }));
  return new Map(covered.map((row) => [row.id, row]));
}

export async function mapBoardsInvitedTo(context: Reading, ids: readonly Id[]): Promise<Map<Id, BoardRow>> {
  const { db, viewer } = context;
  if (!viewer.id) return new Map();
  const invites = await listInvitesToBoards(db, viewer.id, ids);
  return mapBoardsForInvited(
    context,
    invites.map((invite) => invite.board_id),
  );
}
