import type { PageContext } from '#app/server/page-context.ts';
import { deletedPinData } from '#features/library/saves/recently-deleted/deleted-pins.tsx';

const MOST_DELETED = 250;

/** For everybody but the owner. Nothing on a visitor's page depends on the time, so that its data stays the same. */
export const NOTHING_DELETED = { deleted: [], deletedPins: null, now: null };

/** What the owner can restore. */
export async function loadDeleted({ call, now }: PageContext) {
  const [boards, pins] = await Promise.all([
    call('RecentlyDeletedBoardsResource.get', { page_size: MOST_DELETED }),
    call('RecentlyDeletedPinsResource.get', {}),
  ]);
  return {
    deleted: boards.data,
    deletedPins: { items: pins.data.map(deletedPinData), bookmark: pins.bookmark },
    now,
  };
}
